/**
 * The success notice over the page after the dialog has sent an enquiry. It hides after a while, not while it is
 * hovered or focused, and can be dismissed.
 */
import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { SuccessNotice } from '@/components/enquiry/form/success-notice'

/** Milliseconds. */
const SHOWN_FOR = 20_000

const Notice = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'sheet',
    left: '4',
    right: '4',
    bottom: 'calc(var(--help-bar) + var(--now-playing, 0px) + {spacing.4})',
    maxWidth: '32.5rem',
    mx: 'auto',
    borderRadius: 'field',
    '&[data-shown=true]': { boxShadow: 'float' },
    '& [data-tone]': { m: '0' },
  },
})

type SentNoticeProps = {
  isShown: boolean
  /** What opened the dialog. */
  opener: HTMLElement | null
  onDismiss(): void
}

export function SentNotice({ isShown, opener, onDismiss }: SentNoticeProps) {
  const [isHeld, setHeld] = useState(false)
  const notice = useRef<HTMLDivElement>(null)

  /** Its button had the focus, and is gone. Another enquiry may be open below it by now. */
  function handleDismiss(): void {
    onDismiss()
    const next = notice.current?.closest('dialog') ?? opener
    next?.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(onDismiss, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, onDismiss])

  return (
    <Notice
      ref={notice}
      data-shown={isShown}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <SuccessNotice isShown={isShown} onDismiss={handleDismiss} />
    </Notice>
  )
}

/**
 * The filters of phones and tablets: a sheet at the bottom of the screen; the results behind it update at once.
 *
 * The native dialog traps and restores the focus, and closes on Escape.
 */
import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { LOADING, voiceCount } from '../voice-states'

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    width: '100%',
    maxWidth: '40rem',
    maxHeight: 'min(80dvh, 45rem)',
    margin: '0 auto',
    padding: '0',
    border: '0',
    borderRadius: '1.25rem 1.25rem 0 0',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'float',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { bg: 'color-mix(in srgb, {colors.ink} 32%, transparent)' },
  },
})

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '{spacing.2} {spacing.3} 0 {spacing.5}',
  },
})

const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'pill',
    _hover: { bg: 'line' },
    '& svg': { width: '6', height: '6' },
  },
})

const Body = chakra('div', {
  base: { flex: '1', minHeight: '0', overflowY: 'auto', padding: '{spacing.1} {spacing.5} {spacing.4}' },
})

const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    padding: '{spacing.3} {spacing.5} calc({spacing.3} + env(safe-area-inset-bottom))',
    borderTop: '1px solid {colors.line}',
    '& > [data-show]': { flex: '1', maxWidth: '22.5rem' },
  },
})

type FilterSheetProps = {
  /** Number of voices found; null while it is unknown. */
  count: number | null
  onClear(): void
  onClose(): void
  children: ReactNode
}

/** Open while it is mounted. */
export function FilterSheet({ count, onClear, onClose, children }: FilterSheetProps) {
  const headingId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
  }, [])

  const close = () => dialog.current?.close()
  const voices = voiceCount(count ?? 0)
  return (
    <Sheet
      ref={dialog}
      data-tone="white"
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <Head>
        <chakra.h2 id={headingId} textStyle="h3">
          Filters
        </chakra.h2>
        <Close type="button" aria-label="Close filters" onClick={close}>
          <X />
        </Close>
      </Head>
      {/* The page's own live region is inert while the sheet is open. */}
      <VisuallyHidden role="status">{count === null ? LOADING : `${voices} found`}</VisuallyHidden>
      <Body>{children}</Body>
      <Foot>
        <Button variant="text" onClick={onClear}>
          Clear filters
        </Button>
        <Button data-show="" onClick={close}>
          {count === null ? 'Show voices' : `Show ${voices}`}
        </Button>
      </Foot>
    </Sheet>
  )
}

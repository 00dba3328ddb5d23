/**
 * A modal dialog on the native element: the browser makes the page inert and closes the dialog on Escape. A click on
 * the backdrop closes it as well, and Back closes one that fills the page.
 */
import { chakra } from '@chakra-ui/react'
import { css, Global } from '@emotion/react'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { moveFocus } from '@/lib/browser/move-focus'
import { keepFocusOnPress } from './keep-focus-on-press'
import { LOW_WINDOW } from './media'
import { useCloseOnBack } from './use-close-on-back'

const keyframes = css`
  @keyframes dialog-fade { from { opacity: 0 } }
  @keyframes dialog-rise { from { opacity: 0; transform: translateY(12px) } }
`

/**
 * `page` fills the window and scrolls; the area beside its panel is the backdrop. `sheet` covers the lower part of the
 * screen, and the page behind it can still be seen and scrolled.
 */
const Positioner = chakra('dialog', {
  base: {
    position: 'fixed',
    width: '100%',
    p: '0',
    border: 'none',
    outline: 'none',
    _open: { display: 'flex' },
  },
  variants: {
    variant: {
      page: {
        inset: '0',
        height: '100%',
        maxWidth: 'none',
        maxHeight: 'none',
        m: '0',
        md: { p: '6' },
        bg: 'transparent',
        overflowY: 'auto',
        overscrollBehaviorY: 'contain',
        '&::backdrop': {
          bg: 'color-mix(in srgb, {colors.ink} 62%, transparent)',
          animation: 'dialog-fade {durations.slow} ease-out',
        },
      },
      sheet: {
        inset: 'auto 0 0 0',
        maxWidth: '40rem',
        maxHeight: 'min(80dvh, 45rem)',
        m: '0 auto',
        bg: 'bg',
        color: 'fg',
        borderRadius: '1.25rem 1.25rem 0 0',
        boxShadow: 'float',
        overflow: 'hidden',
        // Head and foot scroll with the rest.
        [LOW_WINDOW]: { maxHeight: '100dvh', overflowY: 'auto', '& > div': { height: 'max-content' } },
        '&::backdrop': { bg: 'color-mix(in srgb, {colors.ink} 32%, transparent)' },
      },
    },
  },
})

const Panel = chakra('div', {
  base: { width: '100%' },
  variants: {
    variant: {
      page: {
        position: 'relative',
        maxWidth: '61.25rem',
        minHeight: { base: '100%', md: '0' },
        m: 'auto',
        bg: 'bg',
        color: 'fg',
        borderRadius: { md: 'card' },
        boxShadow: 'float',
        overflow: 'clip',
        animation: 'dialog-rise {durations.slow} ease-out',
      },
      sheet: { display: 'flex', flexDirection: 'column' },
    },
  },
})

type DialogProps = {
  /** @default 'page' */
  variant?: 'page' | 'sheet'
  /** Ids of the elements that label and describe it. */
  labelledBy: string
  describedBy?: string
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  /** Returns the element to focus; null focuses the dialog itself. */
  initialFocus?(dialog: HTMLDialogElement): HTMLElement | null
  onClose(): void
  /** Shown over the sheet; a click on it does not close the dialog. */
  overlay?: ReactNode
  children: ReactNode
}

/** Locks scrolling without changing the page's scroll position or width. */
function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const barWidth = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (barWidth > 0) style.paddingRight = `${barWidth}px`
  return () => {
    style.overflow = ''
    style.paddingRight = ''
  }
}

const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex="0"]'

/** Safari has `checkVisibility` since 17.4. */
function isRendered(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}

/**
 * Focus trap: Tab wraps between the first and last element, because the native dialog lets the focus move to the
 * browser's toolbar.
 */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const reachable = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.tabIndex >= 0 && isRendered(element),
  )
  const [from, to] = event.shiftKey ? [reachable.at(0), reachable.at(-1)] : [reachable.at(-1), reachable.at(0)]
  const { activeElement } = document
  if (activeElement !== from && !(event.shiftKey && activeElement === event.currentTarget)) return
  event.preventDefault()
  to?.focus()
}

/** Open while it is rendered. */
export function Dialog(props: DialogProps) {
  const { variant = 'page', labelledBy, describedBy, opener, initialFocus, onClose, overlay, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  // A sheet's own history entry would be replaced by those of its choices.
  useCloseOnBack(variant === 'page', onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const unlock = variant === 'page' ? lockPage() : undefined
    moveFocus(() => {
      // Focuses its first control, whatever comes next.
      element.showModal()
      const first = initialFocus?.(element) ?? element
      first.focus()
    })
    return () => {
      unlock?.()
      moveFocus(() => {
        element.close()
        if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
      })
    }
  }, [])

  return (
    <Positioner
      ref={dialog}
      variant={variant}
      data-tone="white"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClose}
      onKeyDown={keepFocusInside}
      // A press that starts inside the sheet, such as a text selection, must not close the dialog.
      onPointerDown={({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressedBeside.current) onClose()
      }}
    >
      <Global styles={keyframes} />
      <Panel variant={variant} onMouseDown={keepFocusOnPress}>
        {children}
      </Panel>
      {overlay}
    </Positioner>
  )
}

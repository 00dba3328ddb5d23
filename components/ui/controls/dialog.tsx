/** The frame of a modal dialog on the native element, which lib/browser/modal.ts opens. */
import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { openModal } from '@/lib/browser/modal'
import { LOW_WINDOW } from '../media'

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

type DialogFrameProps = ComponentProps<typeof Positioner> & {
  /** @default 'page' */
  variant?: 'page' | 'sheet'
  /** Shown over the panel; a click on it does not close the dialog. */
  overlay?: ReactNode
}

/** Closed until somebody opens it. */
export function DialogFrame({ variant = 'page', overlay, children, ...props }: DialogFrameProps) {
  return (
    <Positioner variant={variant} data-tone="white" tabIndex={-1} {...props}>
      <Panel variant={variant}>{children}</Panel>
      {overlay}
    </Positioner>
  )
}

type SheetProps = {
  /** Id of the element that labels it. */
  labelledBy: string
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onClose(): void
  children: ReactNode
}

/** Open while it is rendered. */
export function Sheet({ labelledBy, opener, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const handleClose = useEffectEvent(onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    if (!dialog.current) return
    return openModal(dialog.current, {
      isPage: false,
      opener: opener.current,
      initialFocus: (sheet) => sheet.querySelector('button'),
      onClose: () => handleClose(),
    })
  }, [])

  return (
    <DialogFrame ref={dialog} variant="sheet" aria-labelledby={labelledBy}>
      {children}
    </DialogFrame>
  )
}

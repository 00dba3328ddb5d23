/** The quote modal: form on the left, people on the right. A chunk of its own with Formik, Yup and Chakra's dialog. */
import { Box, chakra, Dialog, defineSlotRecipe, Portal } from '@chakra-ui/react'
import { css, Global } from '@emotion/react'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import EnquiryEngine from './enquiry-engine'
import { EnquiryFormBody } from './enquiry-form-body'
import type { EnquiryDraft } from './enquiry-session'
import { QuoteAside } from './quote-aside'
import type { QuoteRequest } from './quote-context'
import { useQuoteTexts } from './quote-texts'

/** Only while open: when it closes it is gone at once. */
function appear(animationName: string) {
  return {
    _open: { animationName, animationDuration: '200ms', animationTimingFunction: 'ease-out' },
    _motionReduce: { animationDuration: '0s' },
  }
}

const keyframes = css`
  @keyframes quote-fade { from { opacity: 0 } }
  @keyframes quote-rise { from { opacity: 0; transform: translateY(12px) } }
`

const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'sheet',
      bg: 'color-mix(in srgb, {colors.ink} 62%, transparent)',
      ...appear('quote-fade'),
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'sheet',
      display: 'flex',
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      p: { base: '0', md: '24px' },
    },
    content: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '1.35fr 1fr' },
      width: '100%',
      maxWidth: '980px',
      minHeight: { base: '100%', md: '0' },
      m: 'auto',
      bg: 'white',
      color: 'ink',
      borderRadius: { base: '0', md: 'card' },
      boxShadow: 'float',
      overflow: 'clip',
      outline: 'none',
      ...appear('quote-rise'),
    },
    title: { textStyle: 'h3', fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)', pr: { base: '48px', md: '0' } },
    description: { color: 'muted', mt: '6px' },
    closeTrigger: {
      position: 'absolute',
      top: '12px',
      right: '12px',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 'pill',
      color: { base: 'ink', md: 'cream' },
      _hover: { bg: 'line' },
    },
  },
})

export type QuoteModalProps = {
  isOpen: boolean
  request: QuoteRequest
  draft: EnquiryDraft
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onClose(): void
  onSent(): void
}

/** Touch screens would cover the dialog with their keyboard; there the dialog itself takes the focus. */
function hasFinePointer(): boolean {
  return window.matchMedia?.('(pointer: fine)').matches ?? true
}

export default function QuoteModal({ isOpen, request, draft, opener, onClose, onSent }: QuoteModalProps) {
  const texts = useQuoteTexts()
  const id = useId()
  const content = useRef<HTMLDivElement>(null)

  // Opened one moment after it is mounted: a dialog that is born open loses its focus to React's double mounting in development.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const isShown = isOpen && isMounted

  // Chakra's dialog hides the page behind it from screen readers; this also takes it out of search and of every other reach. In a
  // layout effect, so that the opener can be focused again when the dialog hands the focus back.
  useLayoutEffect(() => {
    if (!isShown) return
    const page = opener.current?.closest('body > *') ?? document.getElementById('__next')
    page?.setAttribute('inert', '')
    return () => page?.removeAttribute('inert')
  }, [isShown, opener])

  function firstFocus(): HTMLElement | null {
    const empty = Array.from(
      content.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]') ?? [],
    )
    return (hasFinePointer() && empty.find((field) => field.value === '')) || content.current
  }

  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={isShown}
      onOpenChange={({ open }) => !open && onClose()}
      // The focus is trapped; what an extension or an autofill list does with it is no wish to close.
      onFocusOutside={(event) => event.preventDefault()}
      ids={{ title: id }}
      initialFocusEl={firstFocus}
      finalFocusEl={() => (opener.current?.isConnected ? opener.current : null)}
    >
      <Portal>
        <Global styles={keyframes} />
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} tabIndex={-1}>
            <Box data-tone="white" px={{ base: '20px', sm: '32px' }} py={{ base: '24px', sm: '32px' }} minWidth="0">
              <Dialog.Title>{request.title || texts.title}</Dialog.Title>
              <Dialog.Description>{request.subtitle || texts.subtitle}</Dialog.Description>
              <Box mt="24px">
                <EnquiryFormBody draft={draft} headingId={id} engine={EnquiryEngine} onSent={onSent} isBesidePeople />
              </Box>
            </Box>
            <QuoteAside />
            <Dialog.CloseTrigger asChild>
              <chakra.button type="button" aria-label="Close" onMouseDown={(event) => event.preventDefault()}>
                <X size={24} strokeWidth={1.75} aria-hidden />
              </chakra.button>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/**
 * The quote dialog. It opens at once; the form inside is prefetched on hover, focus or touch, because Formik and Yup
 * are in no page's first load.
 */
import { Box, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useSettings } from '@/components/settings/settings-context'
import { Dialog } from '@/components/ui/dialog'
import { Loading } from '@/components/ui/loading'
import { isSiteReachable } from '@/lib/enquiry/site-reachable'
import { rootWords } from '@/lib/words/root'
import { useWords } from '@/lib/words/use-words'
import type { EnquiryDraft } from './enquiry-session'
import { ContactLinks } from './form-notes'
import type { QuoteRequest } from './quote-context'
import type { QuoteDialogContentProps } from './quote-dialog-content'
import { useQuoteTexts } from './quote-texts'

type Content = ComponentType<QuoteDialogContentProps>

/** Kept after the first load, so that the dialog opens with its fields. */
let loadedContent: Content | null = null

/** Fetches the form's chunk. */
export async function loadQuoteContent(): Promise<Content> {
  loadedContent = (await import('./quote-dialog-content')).default
  return loadedContent
}

type QuoteDialogProps = {
  request: QuoteRequest
  draft: EnquiryDraft
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onClose(): void
  onSent(): void
  /**
   * Called when the chunk cannot be fetched although the site responds: the caller then navigates to the enquiry page.
   */
  onUnavailable(): void
  /** Notices shown above the dialog. */
  overlay?: ReactNode
}

/** On touch screens focusing a field would open the keyboard over the dialog, so the dialog itself takes the focus. */
function hasFinePointer(): boolean {
  return window.matchMedia?.('(pointer: fine)').matches ?? true
}

function firstEmptyField(dialog: HTMLElement): HTMLElement | null {
  if (!hasFinePointer()) return null
  const fields = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')
  return Array.from(fields).find((field) => field.value === '') ?? null
}

/** @returns the form's component, null while it loads, or 'offline' if neither it nor the site can be reached */
function useQuoteContent(onUnavailable: () => void): Content | null | 'offline' {
  const [content, setContent] = useState<Content | null | 'offline'>(() => loadedContent)
  const leave = useRef(onUnavailable)

  useEffect(() => {
    let isCurrent = true
    async function load(): Promise<void> {
      try {
        const content = await loadQuoteContent()
        if (isCurrent) setContent(() => content)
      } catch {
        const isReachable = await isSiteReachable()
        if (!isCurrent) return
        if (isReachable) leave.current()
        else setContent('offline')
      }
    }
    void load()
    window.addEventListener('online', load)
    return () => {
      isCurrent = false
      window.removeEventListener('online', load)
    }
  }, [])
  return content
}

export function QuoteDialog(props: QuoteDialogProps) {
  const { request, draft, opener, onClose, onSent, onUnavailable, overlay } = props
  const texts = useQuoteTexts()
  const id = useId()
  const descriptionId = useId()
  const content = useQuoteContent(onUnavailable)
  const sheet = useRef<HTMLDivElement>(null)

  // The fields load after the dialog has opened: move the focus from the dialog to the first field.
  const isOffline = content === 'offline'
  const Content = isOffline ? null : content
  const isReady = Content !== null
  useEffect(() => {
    const dialog = sheet.current?.closest('dialog')
    if (isReady && dialog && document.activeElement === dialog) firstEmptyField(dialog)?.focus()
  }, [isReady])

  const head = (
    <>
      <chakra.h2 id={id} textStyle="h3" fontSize="clamp(1.625rem, 1.4rem + 1vw, 2rem)" pr={{ base: '12', md: '0' }}>
        {request.title || texts.title}
      </chakra.h2>
      <chakra.p id={descriptionId} color="muted" mt="1.5">
        {request.subtitle || texts.subtitle}
      </chakra.p>
      {request.about && (
        <chakra.p
          data-quote-about
          mt="4"
          px="3.5"
          py="2.5"
          bg="cream"
          borderLeft="4px solid {colors.ochre}"
          fontWeight="600"
          lineHeight="1.4"
          overflowWrap="anywhere"
        >
          {request.about}
        </chakra.p>
      )}
    </>
  )

  return (
    <Dialog
      labelledBy={id}
      describedBy={descriptionId}
      opener={opener}
      initialFocus={firstEmptyField}
      onClose={onClose}
      overlay={overlay}
    >
      <Box ref={sheet}>
        {Content ? (
          <Content head={head} headingId={id} draft={draft} onSent={onSent} />
        ) : (
          <Box data-tone="white" px={{ base: '5', sm: '8' }} py={{ base: '6', sm: '8' }} minHeight="26.25rem">
            {head}
            <Box mt="6" aria-live="polite">
              {isOffline ? <OfflineMessage /> : <Loading />}
            </Box>
          </Box>
        )}
      </Box>
      <CloseButton isOverInk={isReady} onClick={onClose} />
    </Dialog>
  )
}

function OfflineMessage() {
  const { phone, email } = useSettings()
  const words = useWords(rootWords)
  return (
    <>
      <chakra.p fontWeight="600">{words('offline')}</chakra.p>
      <Box display="grid" justifyItems="start" mt="3">
        <ContactLinks phone={phone} email={email} />
      </Box>
    </>
  )
}

/** On wide screens it is over the dark column beside the form. */
function CloseButton({ isOverInk, onClick }: { isOverInk: boolean; onClick(): void }) {
  return (
    <chakra.button
      type="button"
      aria-label="Close"
      onClick={onClick}
      position="absolute"
      top="3"
      right="3"
      display="grid"
      placeItems="center"
      width="touch"
      height="touch"
      borderRadius="pill"
      color={{ base: 'ink', md: isOverInk ? 'cream' : 'ink' }}
      _hover={{ bg: 'line' }}
    >
      <X size={24} />
    </chakra.button>
  )
}

/** Hook of a control that opens the quote dialog. */
import type { MouseEvent } from 'react'
import { topicBrief } from '@/lib/enquiry/briefs'
import { briefWords } from '@/lib/words/briefs'
import { useWords } from '@/lib/words/use-words'
import { quote } from './quote'
import type { QuoteRequest } from './quote-request'

/**
 * @param request one about something, without a brief of its own, names it in the brief
 * @returns the brief, and the control's attributes: by `data-quote` the root preloads the dialog, and opens it before
 * the control's island is hydrated
 */
export function useQuoteOpener(request: QuoteRequest = {}) {
  const words = useWords(briefWords)
  const { title, subtitle, about } = request
  const brief = request.brief ?? (about && topicBrief(about, words))
  return {
    brief,
    opener: {
      'data-quote': JSON.stringify({ title, subtitle, about, brief }),
      onClick(event: MouseEvent<HTMLElement>) {
        event.preventDefault()
        quote.open({ ...request, brief }, event.currentTarget)
      },
    },
  }
}

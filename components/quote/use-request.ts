/** Hook: a request about something without a brief of its own names it in the brief. */
import { topicBrief } from '@/lib/enquiry/briefs'
import { briefWords } from '@/lib/words/briefs'
import { useWords } from '@/lib/words/use-words'
import type { QuoteRequest } from './quote-request'

export function useRequest(request: QuoteRequest = {}): QuoteRequest {
  const words = useWords(briefWords)
  const { about, brief } = request
  return about && brief === undefined ? { ...request, brief: topicBrief(about, words) } : request
}

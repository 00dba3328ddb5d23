/** Hook of a control that opens the enquiry dialog. */

import { useWords } from '@/lib/contexts/words-context'
import { topicBrief } from '@/lib/enquiry/briefs'
import type { EnquiryRequest } from './enquiry-request'

/**
 * @param request one about something, without a brief of its own, names it in the brief
 * @returns the brief, and the attributes by which the core opens the dialog, whether or not the control is hydrated
 */
export function useEnquiryOpener(request: EnquiryRequest = {}) {
  const words = useWords('briefs')
  const { title, subtitle, about } = request
  const brief = request.brief ?? (about && topicBrief(about, words.briefs))
  return { brief, opener: { 'data-act': 'enquire', 'data-enquiry': JSON.stringify({ title, subtitle, about, brief }) } }
}

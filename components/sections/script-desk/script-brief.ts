/** Hook with what "Send the script" says above the fields, and above the script in the brief: everything about the job, and the voices of the shortlist. */
import { useSyncExternalStore } from 'react'
import type { EnquiryRequest } from '@/components/enquiry/dialog/enquiry-request'
import { useWords } from '@/lib/contexts/words-context'
import { type LabelledValues, listValues, shortlistAbout, shortlistBrief } from '@/lib/enquiry/briefs'
import { NO_VOICES } from '@/lib/shortlist/shortlist'
import { getShortlist, subscribeShortlist } from '@/lib/shortlist/store'

/**
 * @param spoken "66 spoken words"
 * @param facts of the job: length, time, use and price
 */
export function useScriptBrief(spoken: string, facts: LabelledValues): EnquiryRequest {
  const words = useWords('script', 'briefs')
  const voices = useSyncExternalStore(subscribeShortlist, getShortlist, () => NO_VOICES)
  const about = `${words.script.script}: ${spoken}`
  const brief = listValues(facts)
  const title = words.script.send
  if (voices.length === 0) return { title, about, brief }
  return {
    title,
    about: `${about}. ${shortlistAbout(voices, words.briefs)}`,
    brief: `${brief}\n${shortlistBrief(voices, words.briefs)}`,
  }
}

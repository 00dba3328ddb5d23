/** Puts the script, and everything about the job at a medium pace, into the brief of a button that is not about one voice. Loaded with the first script. */
import { listValues } from '@/lib/enquiry/briefs'
import { paceIn } from '@/lib/script/pace'
import { useOffer } from './use-offer'
import { useSendScript } from './use-script'
import type { VoiceOfferProps } from './voice-offer'

type ScriptForBriefProps = Pick<VoiceOfferProps, 'enquire'> & {
  /** As editors write it. */
  mediumPace: string
}

function AtPace({ enquire, pace }: { enquire: ScriptForBriefProps['enquire']; pace: number }) {
  const { script, facts, stored } = useOffer(pace, null)
  useSendScript(enquire, script.words > 0 ? `${listValues(facts)}\n\n${stored.text}` : '')
  return null
}

export default function ScriptForBrief({ enquire, mediumPace }: ScriptForBriefProps) {
  const pace = paceIn(mediumPace)
  return pace === null ? null : <AtPace enquire={enquire} pace={pace} />
}

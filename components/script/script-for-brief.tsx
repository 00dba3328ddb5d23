/** Puts the script, and everything about the job at a medium pace, into the brief of a button that is not about one voice. Loaded with the first script. */
import { paceIn } from '@/lib/script/pace'
import { useOffer, useSendOffer } from './use-offer'
import type { VoiceOfferProps } from './voice-offer'

type ScriptForBriefProps = Pick<VoiceOfferProps, 'enquire'> & {
  /** As editors write it. */
  mediumPace: string
}

function AtPace({ enquire, pace }: { enquire: ScriptForBriefProps['enquire']; pace: number }) {
  useSendOffer(enquire, useOffer(pace, null))
  return null
}

export default function ScriptForBrief({ enquire, mediumPace }: ScriptForBriefProps) {
  const pace = paceIn(mediumPace)
  return pace === null ? null : <AtPace enquire={enquire} pace={pace} />
}

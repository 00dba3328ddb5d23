/**
 * What a voice makes of the visitor's script, and what goes with an enquiry about a shortlist, on a page with a script desk.
 * Without a script nothing: its code comes with the first one.
 */
import { lazy, type RefObject, Suspense, useSyncExternalStore } from 'react'
import type { Voice } from '@/lib/api/models'
import { usePageProps } from '@/lib/contexts/page-context'
import { hasScript, subscribeScript } from '@/lib/script/signals'

/** Without its code the card is as it is for people without a script. */
const TimeAndPrice = lazy(() =>
  import(/* webpackChunkName: "script" */ './voice-time-and-price').catch(() => ({ default: () => null })),
)

const ScriptForBrief = lazy(() =>
  import(/* webpackChunkName: "script" */ './script-for-brief').catch(() => ({ default: () => null })),
)

/** The medium pace of the page's script desk, as editors write it; null where the page has none. */
function useDeskPace(): string | null {
  const { page, voiceContext } = usePageProps()
  const [desk] = (page?.sections ?? []).flatMap((section) => (section._type === 'scriptDesk' ? [section] : []))
  return (voiceContext?.script ?? desk)?.mediumPace ?? null
}

export type VoiceOfferProps = {
  voice: Voice
  /** Name of the sample that is selected; null where none is. */
  sample: string | null
  /** The voice's button that opens the enquiry dialog: what it opens holds the script, and everything about it. */
  enquire: RefObject<HTMLButtonElement | null>
  /** Within a card, or in a panel of its own. */
  size: 'card' | 'large'
}

/** The medium pace, once there is a script; null for nothing to show. */
function usePaceForScript(): string | null {
  const isShown = useSyncExternalStore(subscribeScript, hasScript, () => false)
  const pace = useDeskPace()
  return isShown ? pace : null
}

export function VoiceOffer(props: VoiceOfferProps) {
  const pace = usePaceForScript()
  if (pace === null) return null
  return (
    <Suspense fallback={null}>
      <TimeAndPrice {...props} mediumPace={pace} />
    </Suspense>
  )
}

/** Shows nothing: what this button opens holds the script, and everything about the job at a medium pace. */
export function ScriptWithEnquiry({ enquire }: Pick<VoiceOfferProps, 'enquire'>) {
  const pace = usePaceForScript()
  if (pace === null) return null
  return (
    <Suspense fallback={null}>
      <ScriptForBrief enquire={enquire} mediumPace={pace} />
    </Suspense>
  )
}

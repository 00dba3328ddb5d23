/** Whether the company is open at this moment, and when it opens again, so that nobody waits for an answer in vain. */
import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { closedDayInWords, type OpenState, openStateAt } from '@/lib/facts/closed-days'
import { clockInWords } from '@/lib/facts/opening-hours'
import { fillIn } from '@/lib/words/words'

/** Renders nothing on the server, whose page may be read at any time, and without opening hours. */
export function OpeningStatus() {
  const { openingTimes, closedDays } = useSettings()
  const { enquiry: words } = useWords('enquiry')
  const [state, setState] = useState<OpenState | null>(null)
  useEffect(() => {
    if (openingTimes) setState(openStateAt(openingTimes, closedDays, new Date()))
  }, [openingTimes, closedDays])
  if (!state) return null
  return <chakra.p textStyle="small">{sentence(state)}</chakra.p>

  function sentence(shown: OpenState): string {
    if (shown.isOpen) return fillIn(words.openNow, { time: clockInWords(shown.until) })
    const { reason, opens } = shown
    const again = { day: closedDayInWords(shown.day), time: clockInWords(opens) }
    return reason ? fillIn(words.closedFor, { reason, ...again }) : fillIn(words.closedNow, again)
  }
}

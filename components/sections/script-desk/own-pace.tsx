/** The visitor's own pace: the script is read aloud once between two presses, and its length is divided by that time. */
import { chakra } from '@chakra-ui/react'
import { Square, Timer } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import { useWords } from '@/lib/contexts/words-context'
import { paceOf } from '@/lib/script/pace'
import type { Script } from '@/lib/script/read-script'
import { elapsed, isRunning, STOPPED, timeOfPress, toggle } from '@/lib/stopwatch/stopwatch'
import { fillIn } from '@/lib/words/words'

type OwnPaceProps = {
  script: Script
  /** Words of average length in 30 seconds; null before the first reading. */
  pace: number | null
  onPace(pace: number | null): void
}

export function OwnPace({ script, pace, onPace }: OwnPaceProps) {
  const words = useWords('script')
  const [stopwatch, setStopwatch] = useState(STOPPED)
  const isReading = isRunning(stopwatch)

  function handlePress(event: MouseEvent): void {
    const now = timeOfPress(event)
    if (isReading) onPace(paceOf(script, elapsed(stopwatch, now)))
    // Each reading begins at zero.
    setStopwatch(isReading ? STOPPED : toggle(STOPPED, now))
  }

  return (
    <chakra.div mt="5">
      <Button variant="secondary" onClick={handlePress}>
        {isReading ? <Square size={20} /> : <Timer size={20} />}
        <span>{isReading ? words.script.stopRead : words.script.timeRead}</span>
      </Button>
      <chakra.p textStyle="small" color="muted" mt="2" role="status">
        {isReading && <span key="reading">{words.script.readNow}</span>}
        {!isReading && pace !== null && (
          <span key={pace}>{fillIn(words.script.ownPace, { count: Math.round(pace) })}</span>
        )}
      </chakra.p>
    </chakra.div>
  )
}

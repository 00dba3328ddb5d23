/** How many words are said, how long they take at each pace, the visitor's own among them, and whether that fits. */
import { chakra } from '@chakra-ui/react'
import { Square, Timer } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useWords } from '@/lib/contexts/words-context'
import { formatNumber } from '@/lib/format/locale'
import { formatSeconds, LENGTHS, paceOf, secondsFor, wordsOver } from '@/lib/script/pace'
import type { Script } from '@/lib/script/read-script'
import { elapsed, isRunning, STOPPED, timeOfPress, toggle } from '@/lib/stopwatch/stopwatch'
import { fillIn } from '@/lib/words/words'

/** A way of reading. @property pace words of average length in 30 seconds */
export type NamedPace = { name: string; pace: number }

const Table = chakra('table', {
  base: {
    width: '100%',
    mt: '5',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2.5', textAlign: 'start', verticalAlign: 'baseline', overflowWrap: 'anywhere' },
    '& th': { textStyle: 'small', fontWeight: '600' },
    '& tr': { borderBottom: '1px solid {colors.line}' },
    '& [data-time]': { textStyle: 'figure', fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)' },
    '& [data-fits=true]': { color: 'ok', fontWeight: '600' },
    '& [data-fits=false]': { color: 'error', fontWeight: '600' },
  },
})

type ResultsTableProps = { script: Script; paces: readonly NamedPace[] }

export function ResultsTable({ script, paces }: ResultsTableProps) {
  const words = useWords('script')
  return (
    <Table>
      <caption>
        <VisuallyHidden>{words.script.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.script.pace}</th>
          {paces.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.script.time}</th>
          {paces.map(({ name, pace }) => {
            const time = formatSeconds(secondsFor(script, pace))
            return (
              <td key={name} data-time>
                <span key={time}>{time}</span>
              </td>
            )
          })}
        </tr>
        {LENGTHS.map((seconds) => (
          <tr key={seconds}>
            <th scope="row">{fillIn(words.script.length, { seconds })}</th>
            {paces.map(({ name, pace }) => {
              const over = wordsOver(script, pace, seconds)
              return (
                <td key={name} data-fits={over === 0}>
                  <span key={over}>{over === 0 ? words.script.fits : fillIn(words.script.over, { count: over })}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The number of words, set large. */
export function SpokenWords({ count }: { count: number }) {
  const words = useWords('script')
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2.5">
      <chakra.span key={count} textStyle="figure" fontSize="clamp(2.75rem, 2rem + 3vw, 4.25rem)">
        {formatNumber(count)}
      </chakra.span>
      <chakra.span fontWeight="600">{count === 1 ? words.script.spokenWord : words.script.spokenWords}</chakra.span>
    </chakra.p>
  )
}

type OwnPaceProps = {
  script: Script
  /** Words of average length in 30 seconds; null before the first reading. */
  pace: number | null
  onPace(pace: number | null): void
}

/** The script is read aloud once between two presses, and its length is divided by that time. */
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
      <chakra.p textStyle="small" color="muted" mt="2" minHeight="1.5em" role="status">
        {isReading && <span key="reading">{words.script.readNow}</span>}
        {!isReading && pace !== null && (
          <span key={pace}>{fillIn(words.script.ownPace, { count: Math.round(pace) })}</span>
        )}
      </chakra.p>
    </chakra.div>
  )
}

/** Milliseconds of a pause in typing, after which the result is said. */
const PAUSE = 1200

/** The result for screen readers: said once, when typing has paused. @param message empty for nothing */
export function useAnnouncement(message: string): string {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(message), PAUSE)
    return () => clearTimeout(timer)
  }, [message])
  return announcement
}

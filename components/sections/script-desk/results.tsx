/** How many words are said, how long they take at each pace, and whether that fits. */
import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useWords } from '@/lib/contexts/words-context'
import { formatNumber } from '@/lib/format/locale'
import { formatSeconds, LENGTHS, secondsFor, wordsOver } from '@/lib/script/pace'
import type { Script } from '@/lib/script/read-script'
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

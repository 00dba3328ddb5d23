/** The splits, newest first, with a button that copies them for a spreadsheet. */
import { chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import { CopyButton } from '@/components/ui/copy/copy-button'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { splitLines, splitsText } from '@/lib/stopwatch/time'
import { fillIn } from '@/lib/words/words'

const Frame = chakra('div', {
  base: {
    // Reserves space for the first three, to avoid a layout shift.
    minHeight: '14.5rem',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '14',
      borderBottom: '1px solid {colors.line}',
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '4',
      py: '3',
      borderBottom: '1px solid {colors.line}',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li strong': { fontSize: '2xl', fontWeight: '600' },
    '& li span:last-child': { textAlign: 'right' },
  },
})

type SplitsProps = {
  splits: readonly number[]
  emptyText: string | null
  /** Heading level below that of the section. */
  headingAs: 'h2' | 'h3'
}

export function Splits({ splits, emptyText, headingAs }: SplitsProps) {
  const headingId = useId()
  const edit = useEdit()
  const words = useWords('stopwatch')
  const nameOf = (number: number) => fillIn(words.stopwatch.splitNumber, { number })
  return (
    <Frame>
      <header>
        <chakra.h2 as={headingAs} id={headingId} textStyle="h3">
          {words.stopwatch.splits}
        </chakra.h2>
        {splits.length > 0 && (
          <CopyButton
            variant="text"
            icon={Copy}
            label={words.stopwatch.copy}
            copiedLabel={words.stopwatch.copied}
            fieldLabel={words.stopwatch.copyThese}
            getText={() => splitsText(splits, nameOf)}
          />
        )}
      </header>
      {splits.length === 0 && emptyText && (
        <chakra.p color="muted" mt="4" {...edit('emptyText')}>
          {emptyText}
        </chakra.p>
      )}
      <ol reversed aria-labelledby={headingId}>
        {splitLines(splits)
          .reverse()
          .map(({ number, at, since }) => (
            <li key={number}>
              <span>{nameOf(number)}</span>
              <strong>{at}</strong>
              <chakra.span color="muted">{`+${since}`}</chakra.span>
            </li>
          ))}
      </ol>
    </Frame>
  )
}

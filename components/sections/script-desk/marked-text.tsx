/** The script with what is not read as it is written: each such part is a button that says how it is read, and changes it. */
import { chakra } from '@chakra-ui/react'
import { Fragment, type KeyboardEvent, memo, useId, useState } from 'react'
import type { ScriptState } from '@/components/script/use-script'
import { CheckField } from '@/components/ui/controls/field'
import { FORCED_COLORS } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useWords } from '@/lib/contexts/words-context'
import { type Part, SWITCHED_KINDS } from '@/lib/script/parts'
import { fillIn } from '@/lib/words/words'

/** What is beyond is counted, but not shown: thousands of buttons would make typing slow. In UTF-16 code units. */
const SHOWN_LENGTH = 20_000

const Sheet = chakra('div', {
  base: {
    maxHeight: '26rem',
    overflowY: 'auto',
    _print: { maxHeight: 'none' },
    mt: '3',
    p: '4',
    bg: 'panel',
    borderRadius: 'field',
    lineHeight: '1.9',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // As in the field (global-styles.ts).
    fontKerning: 'none',
  },
})

const Mark = chakra('button', {
  base: {
    display: 'inline',
    px: '1.5',
    py: '0.5',
    mx: '0.5',
    borderRadius: 'md',
    bg: 'ochre',
    color: 'ink',
    textAlign: 'start',
    lineHeight: '1.5',
    cursor: 'pointer',
    boxDecorationBreak: 'clone',
    '& small': { textStyle: 'tiny', ml: '1.5', fontWeight: '600' },
    '&[data-silent]': { bg: 'line', color: 'fg' },
    '&[data-silent] > span:first-of-type': { textDecoration: 'line-through' },
    _hover: { textDecoration: 'underline' },
    [FORCED_COLORS]: { border: '1px solid ButtonText' },
  },
})

const Switches = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    mt: '2',
    textStyle: 'small',
  },
})

type MarkProps = { part: Part; isStop: boolean; readOtherwise: ScriptState['readOtherwise'] }

const spokenTextOf = ({ readings, chosen }: Part) => readings[chosen]?.spoken ?? ''

/** One of the marks, whose others are reached from it by the arrow keys. */
const MarkButton = memo(function MarkButton({ part, isStop, readOtherwise }: MarkProps) {
  const words = useWords('script')
  const spoken = spokenTextOf(part)
  const isAsWritten = spoken.replace(/\s+/g, ' ') === part.text.replace(/\s+/g, ' ').trim()
  return (
    <Mark
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-start={part.start}
      data-silent={spoken === '' ? '' : undefined}
      onClick={() => readOtherwise(part)}
    >
      <span>{part.text}</span>
      <VisuallyHidden>: </VisuallyHidden>
      <small key={part.chosen}>{isAsWritten ? words.script.asWritten : spoken || words.script.notRead}</small>
    </Mark>
  )
})

/** The key, and where it leads from a mark among so many. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type MarkedProps = Pick<ScriptState, 'shown' | 'script' | 'readOtherwise'> & { stop: number | null }

const MarkedParts = memo(function MarkedParts({ shown, script, readOtherwise, stop }: MarkedProps) {
  const words = useWords('script')
  const parts = script.parts.filter(({ end }) => end <= SHOWN_LENGTH)
  const last = parts.at(-1)?.end ?? 0
  const isCut = shown.length > SHOWN_LENGTH
  const current = parts.some(({ start }) => start === stop) ? stop : parts[0]?.start
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={part.start}>
          <span>{shown.slice(parts[index - 1]?.end ?? 0, part.start)}</span>
          <MarkButton part={part} isStop={part.start === current} readOtherwise={readOtherwise} />
        </Fragment>
      ))}
      <span>{shown.slice(last, isCut ? SHOWN_LENGTH : undefined)}</span>
      {isCut && <strong>{` ${words.script.cut}`}</strong>}
    </>
  )
})

type MarkedTextProps = Omit<MarkedProps, 'stop'> &
  Pick<ScriptState, 'counted' | 'count' | 'columns' | 'readColumn'> & { headingAs: 'h2' | 'h3' }

/** Nothing while the whole script is read as it is written. */
export function MarkedText(props: MarkedTextProps) {
  const { shown, script, counted, count, readOtherwise, columns, readColumn, headingAs } = props
  const id = useId()
  const words = useWords('script')
  /** Where the mark stands that Tab leads to. */
  const [stop, setStop] = useState<number | null>(null)
  if (script.parts.length === 0) return null
  const kinds = SWITCHED_KINDS.filter((kind) => script.parts.some((part) => part.kind === kind))

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const marks = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-start]'))
    const at = event.target instanceof HTMLElement ? marks.indexOf(event.target) : -1
    const next = at === -1 ? undefined : marks[MOVES[event.key]?.(at, marks.length) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <chakra.div mt="6">
      <chakra.h3 as={headingAs} id={id} textStyle="h3">
        {words.script.howRead}
      </chakra.h3>
      <chakra.p textStyle="small" color="muted" mt="1" _print={{ display: 'none' }}>
        {words.script.pressMark}
      </chakra.p>
      {kinds.length + script.columns.length > 0 && (
        <Switches aria-labelledby={id}>
          {kinds.map((kind) => (
            <CheckField key={kind}>
              <input
                type="checkbox"
                checked={counted.has(kind)}
                onChange={(event) => count(kind, event.target.checked)}
              />
              {words.script[kind]}
            </CheckField>
          ))}
          {script.columns.map(({ name, isRead }) => (
            <CheckField key={name}>
              <input
                type="checkbox"
                checked={columns.get(name) ?? isRead}
                onChange={(event) => readColumn(name, event.target.checked)}
              />
              {fillIn(words.script.column, { name })}
            </CheckField>
          ))}
        </Switches>
      )}
      <Sheet
        role="group"
        aria-labelledby={id}
        dir="auto"
        onKeyDown={handleKeyDown}
        onFocus={({ target }) => setStop(Number(target.dataset.start))}
      >
        <MarkedParts shown={shown} script={script} readOtherwise={readOtherwise} stop={stop} />
      </Sheet>
    </chakra.div>
  )
}

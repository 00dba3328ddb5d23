/** The script with what is not read as it is written: each such part is a button that says how it is read, and changes it. */
import { chakra } from '@chakra-ui/react'
import { Fragment, memo, useId } from 'react'
import { FORCED_COLORS } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useWords } from '@/lib/contexts/words-context'
import type { Part, SilentKind } from '@/lib/script/part'
import type { ScriptState } from './use-script'

/** What is beyond is counted, but not shown: thousands of buttons would make typing slow. In UTF-16 code units. */
const SHOWN_LENGTH = 20_000

const Sheet = chakra('div', {
  base: {
    maxHeight: '26rem',
    overflowY: 'auto',
    mt: '3',
    p: '4',
    bg: 'panel',
    borderRadius: 'field',
    lineHeight: '1.9',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // As in the field (global-css.ts).
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
    '& label': { display: 'flex', alignItems: 'center', gap: '2.5', minHeight: 'touch', cursor: 'pointer' },
    '& input': { width: '5', height: '5', flex: 'none', accentColor: 'currentColor' },
  },
})

const SILENT_KINDS: readonly SilentKind[] = ['direction', 'speaker', 'timecode']

type MarkedProps = Pick<ScriptState, 'shown' | 'script' | 'readOtherwise'>

const MarkedParts = memo(function MarkedParts({ shown, script, readOtherwise }: MarkedProps) {
  const words = useWords('script')
  const parts = script.parts.filter(({ end }) => end <= SHOWN_LENGTH)
  const last = parts.at(-1)?.end ?? 0
  const isCut = shown.length > SHOWN_LENGTH
  const saidOf = ({ readings, chosen }: Part) => readings[chosen]?.said ?? ''
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={part.start}>
          <span>{shown.slice(parts[index - 1]?.end ?? 0, part.start)}</span>
          <Mark type="button" data-silent={saidOf(part) === '' ? '' : undefined} onClick={() => readOtherwise(part)}>
            <span>{part.text}</span>
            <VisuallyHidden>: </VisuallyHidden>
            <small key={part.chosen}>
              {saidOf(part) === part.text ? words.script.asWritten : saidOf(part) || words.script.notRead}
            </small>
          </Mark>
        </Fragment>
      ))}
      <span>{shown.slice(last, isCut ? SHOWN_LENGTH : undefined)}</span>
      {isCut && <strong>{` ${words.script.cut}`}</strong>}
    </>
  )
})

type MarkedTextProps = MarkedProps & Pick<ScriptState, 'counted' | 'count'> & { headingAs: 'h2' | 'h3' }

/** Nothing while the whole script is read as it is written. */
export function MarkedText({ shown, script, counted, count, readOtherwise, headingAs }: MarkedTextProps) {
  const id = useId()
  const words = useWords('script')
  if (script.parts.length === 0) return null
  const kinds = SILENT_KINDS.filter((kind) => script.parts.some((part) => part.kind === kind))
  return (
    <chakra.div mt="6">
      <chakra.h3 as={headingAs} id={id} textStyle="h3">
        {words.script.howRead}
      </chakra.h3>
      <chakra.p textStyle="small" color="muted" mt="1">
        {words.script.pressMark}
      </chakra.p>
      {kinds.length > 0 && (
        <Switches aria-labelledby={id}>
          {kinds.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={counted.has(kind)}
                onChange={(event) => count(kind, event.target.checked)}
              />
              {words.script[kind]}
            </label>
          ))}
        </Switches>
      )}
      <Sheet role="group" aria-labelledby={id} tabIndex={0} dir="auto">
        <MarkedParts shown={shown} script={script} readOtherwise={readOtherwise} />
      </Sheet>
    </chakra.div>
  )
}

/** The field of the script: typed, pasted, or read from a file. Without JavaScript it is not shown. */
import { chakra } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ScriptState } from '@/components/script/use-script'
import { Button } from '@/components/ui/controls/button'
import { FieldName, TextArea } from '@/components/ui/controls/field'
import { FORCED_COLORS } from '@/components/ui/media'
import { useWords } from '@/lib/contexts/words-context'
import { LOCALE } from '@/lib/format/locale'
import { FILE_ENDINGS, FILE_MAX_BYTES, readFile } from '@/lib/script/files/read-file'
import { fillIn } from '@/lib/words/words'

const LIST = new Intl.ListFormat(LOCALE)

/** Reads a script from a file and says how that went. @param onText is called with the text of a file that could be read */
export function useScriptFile(onText: (text: string) => void) {
  const words = useWords('script')
  const [message, setMessage] = useState('')
  const [isProblem, setProblem] = useState(false)
  const latest = useRef<File | null>(null)

  /** Names the files that are left out; empty when there are none. */
  function remarkOn(others: readonly File[]): string {
    if (others.length === 0) return ''
    const names = LIST.format(others.map(({ name }) => name))
    return ` ${fillIn(words.script.othersNotRead, { names, count: others.length })}`
  }

  /** Reads the first file; the others are named. */
  async function read([file, ...others]: readonly File[]): Promise<void> {
    if (!file) return
    latest.current = file
    setProblem(false)
    setMessage(fillIn(words.script.reading, { name: file.name }))
    const outcome = await readFile(file)
    // Another one was chosen meanwhile.
    if (latest.current !== file) return
    if ('text' in outcome) onText(outcome.text)
    setProblem('problem' in outcome)
    const values = { name: file.name, max: FILE_MAX_BYTES / 1_000_000 }
    const result = fillIn(words.script['problem' in outcome ? outcome.problem : 'loaded'], values)
    setMessage(result + remarkOn(others))
  }

  /** For the element on which a file can be dropped. */
  const dropHandlers = {
    onDragOver(event: DragEvent): void {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop(event: DragEvent): void {
      const { files } = event.dataTransfer
      if (files.length === 0) return
      event.preventDefault()
      void read(Array.from(files))
    },
  }

  /** What is said about a file is about its text, which is another one now. */
  function clear(): void {
    latest.current = null
    setMessage('')
    setProblem(false)
  }

  return { message, isProblem, read, dropHandlers, clear }
}

export type ScriptFile = ReturnType<typeof useScriptFile>

const Area = chakra('div', { base: { '@media (scripting: none)': { display: 'none' } } })

/** The name of the field, and beside it the answer in one line: until the script is read, the approximate count of public/script-count.js. */
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    minHeight: '1.75rem',
    '& [data-words]': { textStyle: 'small', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& [data-count]:empty::before': { content: 'attr(data-count)' },
  },
})

/** The native field lies over it, so that a file can be dropped before any script runs. */
const Drop = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    mt: '3',
    px: '4',
    py: '3',
    border: '2px dashed {colors.edge}',
    borderRadius: 'field',
    textStyle: 'small',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '& svg': { flex: 'none' },
    '& input': { position: 'absolute', inset: '0', width: '100%', opacity: '0', cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '3px' },
    [FORCED_COLORS]: { borderColor: 'ButtonText' },
  },
})

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mt: '3',
    textStyle: 'small',
    _print: { display: 'none' },
  },
})

/** The selection in a field; without one the line in which the caret stands. */
function selectionIn({ selectionStart, selectionEnd, value }: HTMLTextAreaElement): { start: number; end: number } {
  if (selectionEnd > selectionStart) return { start: selectionStart, end: selectionEnd }
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1
  const next = value.indexOf('\n', selectionStart)
  return { start, end: next === -1 ? value.length : next }
}

type ScriptFieldProps = {
  state: Pick<ScriptState, 'text' | 'setText' | 'shown' | 'strike' | 'clear'>
  rows: number
  file: ScriptFile
  /** The answer in one line; empty while there is none. */
  summary: string
  /** Beside each other, without the buttons for what is selected; its count is loaded with the focus (components/script/load-count.js). */
  isLine?: boolean
}

export function ScriptField({ state, rows, file, summary, isLine = false }: ScriptFieldProps) {
  const id = useId()
  const words = useWords('script')
  const { message, isProblem, read, clear } = file
  const chosen = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const output = useRef<HTMLParagraphElement>(null)

  function readChosen(): void {
    void read(Array.from(chosen.current?.files ?? []))
    // The same file can be chosen again once it was changed.
    if (chosen.current) chosen.current.value = ''
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: a file that was chosen before this code was there
  useEffect(readChosen, [])

  // The approximate count goes once the text is read. What was typed before this code came is in the field, but not in `text` yet.
  const { text, shown } = state
  useEffect(() => {
    if (text ? text === shown : !field.current?.value) output.current?.removeAttribute('data-count')
  }, [text, shown])

  return (
    <Area>
      <Head>
        <FieldName htmlFor={id}>{words.script.label}</FieldName>
        <p ref={output} data-words={words.script.spokenWords}>
          {summary && <span key={summary}>{summary}</span>}
        </p>
      </Head>
      <TextArea
        ref={field}
        id={id}
        data-script-field={isLine ? '/script-count.js' : ''}
        variant="box"
        rows={rows}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        resize="vertical"
        value={text}
        onChange={(event) => {
          clear()
          state.setText(event.target.value)
        }}
      />
      {text !== '' && <ScriptActions field={field} state={state} isLine={isLine} />}
      <Drop>
        <FileText size={22} aria-hidden />
        <span>{words.script.drop}</span>
        <input ref={chosen} type="file" accept={FILE_ENDINGS} onChange={readChosen} />
      </Drop>
      <chakra.p
        role="status"
        textStyle="small"
        fontWeight="600"
        color={isProblem ? 'error' : 'fg'}
        mt={message ? '2' : '0'}
        overflowWrap="anywhere"
      >
        {message && <span key={message}>{message}</span>}
      </chakra.p>
    </Area>
  )
}

type ScriptActionsProps = {
  field: RefObject<HTMLTextAreaElement | null>
  state: ScriptFieldProps['state']
  isLine: boolean
}

/** Buttons for what is selected in the field, and for the script as a whole. */
function ScriptActions({ field, state, isLine }: ScriptActionsProps) {
  const words = useWords('script')

  function strike(isRead: boolean): void {
    if (!field.current) return
    state.strike({ ...selectionIn(field.current), isRead })
    field.current.focus()
  }

  return (
    <Actions>
      {!isLine && (
        <>
          <Button variant="text" fontSize="md" onClick={() => strike(false)}>
            {words.script.strikeOut}
          </Button>
          <Button variant="text" fontSize="md" onClick={() => strike(true)}>
            {words.script.putBack}
          </Button>
        </>
      )}
      <chakra.span color="muted">{words.script.stored}</chakra.span>
      <Button
        variant="text"
        fontSize="md"
        onClick={() => {
          state.clear()
          field.current?.focus()
        }}
      >
        {words.script.forget}
      </Button>
    </Actions>
  )
}

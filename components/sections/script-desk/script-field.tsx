/** The field for the script: typed, pasted, or from a file that is dropped or chosen. */
import { chakra } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { FieldName, TextArea } from '@/components/ui/controls/field'
import { FORCED_COLORS } from '@/components/ui/media'
import { useWords } from '@/lib/contexts/words-context'
import { FILE_ENDINGS } from '@/lib/script/files/file-kind'
import type { ScriptFile } from './use-script-file'

const Area = chakra('div', { base: { '@media (scripting: none)': { display: 'none' } } })

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

type ScriptFieldProps = { text: string; rows: number; file: ScriptFile; onText(text: string): void }

export function ScriptField({ text, rows, file, onText }: ScriptFieldProps) {
  const id = useId()
  const words = useWords('script')
  const { message, isProblem, read } = file
  const chosen = useRef<HTMLInputElement>(null)

  function readChosen(): void {
    void read(Array.from(chosen.current?.files ?? []))
    // The same file can be chosen again once it was changed.
    if (chosen.current) chosen.current.value = ''
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: a file that was chosen before this code was there
  useEffect(readChosen, [])

  return (
    <Area>
      <FieldName htmlFor={id}>{words.script.label}</FieldName>
      <TextArea
        id={id}
        variant="box"
        rows={rows}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        resize="vertical"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
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

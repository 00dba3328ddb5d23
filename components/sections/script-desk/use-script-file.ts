/** Hook that reads a script from a file and says how that went. */
import { type DragEvent, useRef, useState } from 'react'
import { useWords } from '@/lib/contexts/words-context'
import { LOCALE } from '@/lib/format/locale'
import { FILE_MAX_BYTES } from '@/lib/script/files/file-kind'
import { readFile } from '@/lib/script/files/read-file'
import { fillIn } from '@/lib/words/words'

const LIST = new Intl.ListFormat(LOCALE)

/** @param onText is called with the text of a file that could be read; otherwise what stands in the field stays */
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

  return { message, isProblem, read, dropHandlers }
}

export type ScriptFile = ReturnType<typeof useScriptFile>

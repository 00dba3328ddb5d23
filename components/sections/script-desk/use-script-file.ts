/** Hook that reads a script from a file and says how that went. */
import { type DragEvent, useRef, useState } from 'react'
import { useWords } from '@/lib/contexts/words-context'
import { FILE_MAX_BYTES } from '@/lib/script/files/file-kind'
import { readFile } from '@/lib/script/files/read-file'
import { fillIn } from '@/lib/words/words'

/** @param onText is called with the text of a file that could be read; otherwise what stands in the field stays */
export function useScriptFile(onText: (text: string) => void) {
  const words = useWords('script')
  const [message, setMessage] = useState('')
  const [isProblem, setProblem] = useState(false)
  const latest = useRef<File | null>(null)

  async function read(file: File): Promise<void> {
    latest.current = file
    setProblem(false)
    setMessage(fillIn(words.script.reading, { name: file.name }))
    const outcome = await readFile(file)
    // Another one was chosen meanwhile.
    if (latest.current !== file) return
    if ('text' in outcome) onText(outcome.text)
    setProblem('problem' in outcome)
    const values = { name: file.name, max: FILE_MAX_BYTES / 1_000_000 }
    setMessage(fillIn(words.script['problem' in outcome ? outcome.problem : 'loaded'], values))
  }

  /** For the element on which a file can be dropped. */
  const dropHandlers = {
    onDragOver(event: DragEvent): void {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop(event: DragEvent): void {
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      read(file)
    },
  }

  return { message, isProblem, read, dropHandlers }
}

export type ScriptFile = ReturnType<typeof useScriptFile>

/** What is noted about a voice of the list: a button until there is a note, then a field. On paper the text. */
import { Box, chakra } from '@chakra-ui/react'
import { NotebookPen } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import { FieldName, TextArea } from '@/components/ui/controls/field'
import { afterPause } from '@/lib/browser/after-pause'
import { useWords } from '@/lib/contexts/words-context'
import { NOTE_MAX } from '@/lib/shortlist/shortlist'

const Printed = chakra('p', { base: { display: 'none', _print: { display: 'block', whiteSpace: 'pre-wrap' } } })

type NoteFieldProps = {
  /** Of the voice. */
  name: string
  /** Empty for none. */
  note: string
  onNote(text: string): void
}

export function NoteField({ name, note, onNote }: NoteFieldProps) {
  const words = useWords('shortlistPage')
  const id = useId()
  /** What was typed and is not kept yet; null for nothing. Until then the note may come late, from a link or another tab. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const text = typed ?? note
  function keep(): void {
    if (typed === null) return
    onNote(typed)
    setTyped(null)
  }
  const keepLatest = useEffectEvent(keep)
  useEffect(() => {
    if (typed !== null) return afterPause(keepLatest)
  }, [typed])

  if (text === '' && !isOpen) {
    return (
      <Box mt="2" _print={{ display: 'none' }}>
        <Button variant="text" aria-label={`${words.shortlistPage.addNote}: ${name}`} onClick={() => setOpen(true)}>
          <NotebookPen size={18} />
          {words.shortlistPage.addNote}
        </Button>
      </Box>
    )
  }
  return (
    <Box mt="3">
      <FieldName htmlFor={id} _print={{ display: 'none' }}>
        {words.shortlistPage.note}
      </FieldName>
      <TextArea
        id={id}
        aria-label={`${words.shortlistPage.note}: ${name}`}
        variant="box"
        dir="auto"
        rows={2}
        fieldSizing="content"
        resize="vertical"
        maxLength={Math.max(NOTE_MAX, note.length)}
        value={text}
        autoFocus={isOpen}
        // It stays when everything in it is deleted.
        onFocus={() => setOpen(true)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        _print={{ display: 'none' }}
      />
      <Printed dir="auto">{text}</Printed>
    </Box>
  )
}

/** The transcript of a recording: a short one is shown as text, a longer one opens on a press. */
import { chakra } from '@chakra-ui/react'
import { Transcript } from '@/components/ui/text/transcript'
import { useWords } from '@/lib/contexts/words-context'

/** Longest transcript that is shown as text, in characters: about four lines where two samples stand side by side. */
const MAX_SHOWN = 240

/** Renders nothing without a text. */
export function SampleTranscript({ text }: { text: string | null }) {
  const words = useWords('player')
  if (!text || text.length > MAX_SHOWN) return <Transcript text={text} label={words.player.readSaid} />
  return (
    <chakra.blockquote
      textStyle="small"
      color="muted"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
      textWrap="pretty"
      dir="auto"
    >
      {text}
    </chakra.blockquote>
  )
}

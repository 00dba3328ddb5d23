/** What is said in a sample, below its waveform; the sentence that is being said is marked while it plays. */
import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { usePeaks, useTrack } from '@/components/audio/player/use-player'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import type { Track } from '@/lib/audio/player-state'
import { sentenceAt, sentencesOf } from '@/lib/audio/sentences'
import { useEditDocument } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import type { VoiceContext } from '@/lib/page/props'

const Words = chakra('p', {
  base: {
    gridColumn: { base: '1 / -1', md: '2 / -1' },
    maxWidth: '41.3em',
    whiteSpace: 'pre-line',
    '& [data-said]': {
      bg: 'color-mix(in srgb, var(--voice) 20%, {colors.white})',
      boxDecorationBreak: 'clone',
      borderRadius: '{spacing.1}',
    },
  },
})

type SampleWordsProps = { track: Track; transcript: VoiceContext['transcripts'][string] }

export function SampleWords({ track, transcript: { id, text } }: SampleWordsProps) {
  const words = useWords('voicePage')
  const edit = useEditDocument()('transcript', id)
  const { isCurrent, status, position } = useTrack(track.id)
  const peaks = usePeaks(track)
  const isPlaying = isCurrent && status === 'playing'
  // Not before it plays: a page has many recordings.
  const sentences = useMemo(() => (isPlaying ? sentencesOf(text) : []), [isPlaying, text])
  const spokenIndex = isPlaying ? sentenceAt(sentences, position, peaks) : -1
  // One element while no sentence is marked. When the web font arrives, an element that moves to the next line moves by the width
  // of the page, which counts as a layout shift.
  const parts = spokenIndex === -1 ? [text] : sentences.map((sentence) => sentence.text)
  return (
    <Words dir="auto" {...edit('text')}>
      <VisuallyHidden>{`${words.voicePage.transcript} `}</VisuallyHidden>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text have no other identity
        <span key={index} data-said={index === spokenIndex || undefined}>
          {part}
        </span>
      ))}
    </Words>
  )
}

/** Every sample of a voice: Play, category, length, waveform, words and Download. The first one has the largest button; synthetic ones come last and are named as such. */
import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useId, useMemo } from 'react'
import { PlayButton } from '@/components/audio/play-button'
import { TrackTime } from '@/components/audio/track-time'
import { Waveform } from '@/components/audio/waveform'
import { NARROW_WINDOW } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import type { Voice, VoiceSample } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import type { VoiceContext } from '@/lib/page/props'
import { downloadLink } from '@/lib/voices/links'
import { allSamples, isSynthetic, sampleNames, voiceTrack } from '@/lib/voices/samples'
import { fillIn } from '@/lib/words/words'
import { SampleWords } from './sample-words'

const Samples = chakra('section', {
  base: { gridArea: 'samples', layerStyle: 'card', overflow: 'hidden', boxShadow: '0 0 0 1px {colors.line}' },
})

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: '{sizes.20} minmax(0, 1fr) auto' },
    columnGap: { base: '3', md: '6' },
    rowGap: '2',
    alignItems: 'center',
    px: { base: '4', md: '5-8' },
    py: { base: '4', md: '5' },
    '& > button': { justifySelf: 'center', mdDown: { width: '16', height: '16' } },
    // The stage of the card.
    '&:first-of-type': { py: { base: '5', md: '7' }, bg: 'var(--stage)' },
    transition: 'background-color {durations.fast} ease-out',
    '& + &': { borderTop: '1px solid {colors.line}' },
    '&:has([data-playback=playing], [data-playback=loading])': { bg: 'var(--stage)' },
    [NARROW_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Without JavaScript and on paper there is no button beside the text.
    '@media (scripting: none), print': { '& > *': { gridColumn: '1 / -1' } },
  },
})

const Label = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    '& > span': { textStyle: 'small', color: 'muted' },
  },
})

/** Below the button on phones, below the name on wide screens. */
const Wave = chakra('div', { base: { gridColumn: { base: '1 / -1', md: '2 / -1' } } })

const DownloadLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: 'touch',
    px: { sm: '2' },
    borderRadius: 'pill',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'fg',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    _print: { display: 'none' },
    '& svg': { width: '4.5', height: '4.5', flexShrink: '0' },
    // The icon alone where the category needs the room.
    '& > span': { display: { base: 'none', sm: 'inline' } },
  },
})

type SampleProps = {
  voice: Voice
  sample: VoiceSample
  name: string
  isFirst: boolean
  /** Undefined where its words are not known. */
  transcript: VoiceContext['transcripts'][string] | undefined
}

function Sample({ voice, sample, name, isFirst, transcript }: SampleProps) {
  const words = useWords('voices')
  const track = useMemo(() => voiceTrack(voice, sample, name), [voice, sample, name])
  const recordingName = `${voice.pseudonym}, ${name}`
  return (
    <Row>
      <PlayButton track={track} name={recordingName} size={isFirst ? 'large' : 'medium'} />
      <Label>
        <chakra.h3 textStyle="h3" fontSize={{ base: '1.125rem', md: '2xl' }} dir="auto">
          {name}
        </chakra.h3>
        <TrackTime track={track} />
      </Label>
      <DownloadLink href={downloadLink(voice, sample)} aria-label={`${words.voices.download} ${recordingName}`}>
        <Download />
        <span>{words.voices.download}</span>
      </DownloadLink>
      <Wave>
        <Waveform track={track} name={recordingName} height={isFirst ? 'large' : 'regular'} />
      </Wave>
      {transcript && <SampleWords track={track} transcript={transcript} />}
    </Row>
  )
}

export function SampleList({ voice, transcripts }: Pick<VoiceContext, 'voice' | 'transcripts'>) {
  const headingId = useId()
  const words = useWords('voicePage', 'voices')
  const samples = useMemo(() => allSamples(voice), [voice])
  const names = sampleNames(samples, (sample) =>
    isSynthetic(sample) ? words.voices.aiVoice : sample.category.trim() || words.voices.sample,
  )
  return (
    <Samples data-tone="white" aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {fillIn(words.voicePage.samples, { name: voice.pseudonym })}
      </VisuallyHidden>
      {samples.length > 0 ? (
        <ul>
          {samples.map((sample, index) => (
            <Sample
              key={sample.id}
              voice={voice}
              sample={sample}
              name={names[index] ?? ''}
              isFirst={index === 0}
              transcript={transcripts[sample.id]}
            />
          ))}
        </ul>
      ) : (
        <chakra.p px="5-8" py="6">
          {words.voicePage.noSamples}
        </chakra.p>
      )}
    </Samples>
  )
}

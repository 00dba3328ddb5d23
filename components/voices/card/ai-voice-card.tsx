/**
 * Card of an ethical AI voice: play, download the demo, book the artist behind it.
 *
 * It is labelled as AI wherever it can be played: beside Play, in accessible names and in the track's title. It is a
 * demo only, so there is no price and no order button.
 */
import { chakra } from '@chakra-ui/react'
import { Download, ShieldCheck } from 'lucide-react'
import { memo, useId, useMemo } from 'react'
import { PlayButton } from '@/components/audio/play-button'
import { TrackTime } from '@/components/audio/track-time'
import { Waveform } from '@/components/audio/waveform'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { downloadLink } from '@/lib/voices/links'
import { aiSample, voiceTrack } from '@/lib/voices/samples'
import { EnquireButton } from './enquire-button'
import { VoiceAbout } from './voice-about'
import { Body, Card, Foot, Name, Stage, Title } from './voice-card-parts'
import { VoiceFacts } from './voice-facts'
import { VoiceName } from './voice-name'

/** The label in maximum contrast. */
const Badge = chakra('p', {
  base: {
    display: 'inline-block',
    mb: '1.5',
    px: '2.5',
    borderRadius: 'pill',
    bg: 'fg',
    color: 'bg',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.5rem',
  },
})

const Time = chakra('p', {
  base: { mt: '1.5', minHeight: '5', textStyle: 'tiny', color: 'muted', textAlign: 'end' },
})

const Consent = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    mt: '2.5',
    textStyle: 'small',
    color: 'muted',
    textWrap: 'pretty',
    '& svg': { flexShrink: '0', width: '5', height: '5', mt: '1px', color: 'ok' },
  },
})

const DownloadLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '13',
    borderTop: '1px solid {colors.line}',
    fontSize: 'sm',
    fontWeight: '600',
    textDecoration: 'none',
    transition: 'background-color {durations.fast} ease-out',
    _hover: { bg: 'var(--stage)' },
    _print: { display: 'none' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'md' },
    '& svg': { width: '4.5', height: '4.5' },
  },
})

type AiVoiceCardProps = {
  voice: Voice
  /** Statement of what the artist has agreed to. */
  consent: string
  /** Explains who is booked with Enquire now. */
  bookingNote?: string | null
}

/** Renders when its voice changes, not on time updates: only the components that show the time do. */
export const AiVoiceCard = memo(function AiVoiceCard({ voice, consent, bookingNote }: AiVoiceCardProps) {
  const nameId = useId()
  const badgeId = useId()
  const { pseudonym, male } = voice
  const sample = aiSample(voice)
  const words = useWords('voices')
  const label = words.voices.aiVoice
  const track = useMemo(() => sample && voiceTrack(voice, sample, label), [voice, sample, label])
  const theme = male ? 'blue' : 'red'
  const recordingName = `${pseudonym}, ${label}`
  return (
    <Card theme={theme} data-theme={theme} data-tone="white" aria-labelledby={`${nameId} ${badgeId}`}>
      <Stage gap="4" data-silent={sample ? undefined : ''}>
        <Title>
          {track && <PlayButton track={track} name={recordingName} />}
          <div>
            <Badge id={badgeId}>{label}</Badge>
            <Name id={nameId} dir="auto">
              <VoiceName voice={voice} />
            </Name>
            <VoiceFacts voice={voice} />
          </div>
        </Title>
        {track && (
          <div>
            <Waveform track={track} name={recordingName} />
            <Time>
              <TrackTime track={track} />
            </Time>
          </div>
        )}
      </Stage>
      <Body>
        <VoiceAbout shortDescription={voice.shortDescription} />
        <Consent>
          <ShieldCheck />
          <span>{consent}</span>
        </Consent>
        <Foot>
          {bookingNote && <p>{bookingNote}</p>}
          <EnquireButton voice={voice} />
        </Foot>
      </Body>
      {sample && (
        <DownloadLink href={downloadLink(voice, sample)} aria-label={`${words.voices.download} ${recordingName}`}>
          <Download />
          {words.voices.download}
        </DownloadLink>
      )}
    </Card>
  )
})

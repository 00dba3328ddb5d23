/**
 * An ethical AI voice: hear it, download the demo, book the artist behind it.
 *
 * It is marked as AI wherever it can be heard: beside Play, in the names that are read out, in the title of what plays. For the public
 * it is a demo only, so there is no price and nothing to order (reading A68).
 */
import { chakra } from '@chakra-ui/react'
import { Download, ShieldCheck } from 'lucide-react'
import { memo, useId, useMemo } from 'react'
import { PlayButton } from '@/components/audio/play-button'
import { TrackTime } from '@/components/audio/track-time'
import { Waveform } from '@/components/audio/waveform'
import { QuoteButton } from '@/components/quote/quote-button'
import type { Voice } from '@/lib/api/models'
import { voiceBrief } from '@/lib/enquiry/briefs'
import { downloadLink } from '@/lib/voices/links'
import { AI_LABEL, aiSample, aiTrack } from './ai-voice-sample'
import { RegionFlag } from './region-flag'

const Card = chakra('article', {
  base: {
    '--on-voice': '{colors.white}',
    '--wave': 'color-mix(in srgb, var(--voice) 52%, {colors.white})',
    '--bar': '3px',
    '--stage': 'color-mix(in srgb, var(--voice) 9%, {colors.white})',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minWidth: '0',
    bg: 'bg',
    color: 'fg',
    borderRadius: 'card',
    overflow: 'hidden',
    position: 'relative',
    overflowWrap: 'anywhere',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'card',
      boxShadow: 'inset 0 0 0 1px {colors.line}',
      pointerEvents: 'none',
      transition: 'box-shadow 180ms ease-out',
    },
    '&:has([data-playback=playing], [data-playback=loading])': {
      '--stage': 'color-mix(in srgb, var(--voice) 16%, {colors.white})',
      _after: { boxShadow: 'inset 0 0 0 3px var(--voice)' },
    },
  },
  variants: {
    theme: { blue: { '--voice': '{colors.male}' }, red: { '--voice': '{colors.female}' } },
  },
})

const Stage = chakra('div', {
  base: { padding: '20px 20px 14px', bg: 'var(--stage)', transition: 'background-color 180ms ease-out' },
})

const Title = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '16px', minHeight: '96px', '& > div': { minWidth: '0' } },
})

/** Says what it is in the strongest contrast there is. */
const Badge = chakra('p', {
  base: {
    display: 'inline-block',
    px: '10px',
    borderRadius: 'pill',
    bg: 'fg',
    color: 'bg',
    textStyle: 'tiny',
    fontWeight: '600',
    lineHeight: '24px',
  },
})

const Name = chakra('h3', {
  base: { textStyle: 'h3', mt: '6px', display: '-webkit-box', lineClamp: '3' },
})

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '10px',
    mt: '4px',
    textStyle: 'small',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
    '& li:last-child': { fontWeight: '600', color: 'var(--voice)' },
  },
})

const Time = chakra('p', {
  base: { mt: '6px', minHeight: '1.45em', textStyle: 'tiny', color: 'muted', textAlign: 'end' },
})

const Body = chakra('div', {
  base: { flex: '1', display: 'flex', flexDirection: 'column', gap: '14px', padding: '20px' },
})

const Consent = chakra('p', {
  base: {
    display: 'flex',
    gap: '10px',
    textStyle: 'small',
    color: 'muted',
    '& svg': { flexShrink: '0', width: '20px', height: '20px', mt: '1px', color: 'ok' },
  },
})

const Foot = chakra('div', {
  base: { display: 'grid', gap: '12px', mt: 'auto', pt: '14px', borderTop: '1px solid', borderColor: 'line' },
})

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
})

const DownloadLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    textStyle: 'small',
    fontWeight: '600',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '& svg': { width: '18px', height: '18px' },
  },
})

type AiVoiceCardProps = {
  voice: Voice
  /** What the artist has agreed to. */
  consent: string
  /** Who is booked with Enquire now. */
  bookingNote?: string | null
}

/** Renders when its voice changes, and never because sound moves on: only the parts that show it do. */
export const AiVoiceCard = memo(function AiVoiceCard({ voice, consent, bookingNote }: AiVoiceCardProps) {
  const nameId = useId()
  const badgeId = useId()
  const { pseudonym, code, region, ageCategory, male } = voice
  const sample = aiSample(voice)
  const track = useMemo(() => sample && aiTrack(voice, sample), [voice, sample])
  const theme = male ? 'blue' : 'red'
  return (
    <Card theme={theme} data-theme={theme} data-tone="white" aria-labelledby={`${nameId} ${badgeId}`}>
      <Stage>
        <Title>
          {track && <PlayButton track={track} name={`${pseudonym}, ${AI_LABEL}`} />}
          <div>
            <Badge id={badgeId}>{AI_LABEL}</Badge>
            <Name id={nameId} dir="auto">
              {pseudonym}
            </Name>
            <Facts>
              {region && (
                <li>
                  <RegionFlag region={region} />
                  {region}
                </li>
              )}
              {ageCategory && <li>{ageCategory}</li>}
              <li>{male ? 'Male' : 'Female'}</li>
            </Facts>
          </div>
        </Title>
        {track && sample && (
          <chakra.div mt="14px">
            <Waveform track={track} name={`${pseudonym}, ${AI_LABEL}`} peaks={sample.peaks} />
            <Time>
              <TrackTime track={track} />
            </Time>
          </chakra.div>
        )}
      </Stage>
      <Body>
        {voice.shortDescription && (
          <chakra.p fontWeight="600" lineHeight="1.4" dir="auto">
            {voice.shortDescription}
          </chakra.p>
        )}
        <Consent>
          <ShieldCheck aria-hidden strokeWidth={1.75} />
          <span>{consent}</span>
        </Consent>
        <Foot>
          {bookingNote && <chakra.p textStyle="small">{bookingNote}</chakra.p>}
          <Actions>
            {sample && (
              <DownloadLink
                href={downloadLink(voice, sample)}
                download
                aria-label={`Download ${pseudonym}, ${AI_LABEL}`}
              >
                <Download aria-hidden strokeWidth={1.75} />
                Download
              </DownloadLink>
            )}
            <QuoteButton
              look="secondary"
              request={{ brief: voiceBrief(pseudonym, code) }}
              flexDirection="column"
              gap="2px"
              py="8px"
              ml="auto"
            >
              <span>Enquire now</span>{' '}
              {code && (
                <chakra.span textStyle="tiny" fontWeight="500">
                  Booking ref: {code}
                </chakra.span>
              )}
            </QuoteButton>
          </Actions>
        </Foot>
      </Body>
    </Card>
  )
})

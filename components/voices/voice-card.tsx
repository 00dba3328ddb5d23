/**
 * A voice artist: hear, read, enquire. The heart of the site.
 *
 * The tinted stage above holds what is heard, the body below what is read. The theme is blue or red by the male flag and
 * always said in words as well. A playing card is known by its frame, its deeper stage and the rings around its button.
 */
import { chakra } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { PlayButton } from '@/components/audio/play-button'
import { TrackTime } from '@/components/audio/track-time'
import { Waveform } from '@/components/audio/waveform'
import { QuoteButton } from '@/components/quote/quote-button'
import type { Voice, VoiceSample } from '@/lib/api/models'
import { voiceBrief } from '@/lib/enquiry/briefs'
import { RegionFlag } from './region-flag'
import { firstSample, voiceTrack } from './voice-sample'

const Card = chakra('article', {
  base: {
    '--on-voice': '{colors.white}',
    '--wave': 'color-mix(in srgb, var(--voice) 52%, {colors.white})',
    '--bar': '3px',
    '--stage': 'color-mix(in srgb, var(--voice) 9%, {colors.white})',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minWidth: '0',
    height: '100%',
    bg: 'bg',
    color: 'fg',
    borderRadius: 'card',
    overflow: 'hidden',
    position: 'relative',
    overflowWrap: 'anywhere',
    // The frame lies on top and inside, so that nothing moves when it changes and no carousel cuts it off.
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
  base: {
    display: 'grid',
    gap: '16px',
    padding: '20px 20px 12px',
    bg: 'var(--stage)',
    transition: 'background-color 180ms ease-out',
    '@container (min-width: 480px)': { px: '24px' },
  },
})

const Title = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '80px',
    minWidth: '0',
    // Room for the facts on one line where three cards stand in a row.
    '@container (max-width: 479px)': { gap: '14px', '& > button': { width: '72px', height: '72px' } },
  },
})

const Name = chakra('h3', {
  base: {
    textStyle: 'h3',
    fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
    lineHeight: '1.1',
    // A name of 200 characters must not push the play button out of sight.
    display: '-webkit-box',
    lineClamp: '3',
  },
})

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '10px',
    rowGap: '2px',
    mt: '8px',
    textStyle: 'small',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  },
})

/** The theme in words, with its colour beside it. */
const Theme = chakra('li', {
  base: {
    fontWeight: '600',
    color: 'var(--voice)',
  },
})

const Sample = chakra('div', {
  base: {
    '& > p': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '12px',
      mt: '6px',
      textStyle: 'tiny',
      color: 'muted',
    },
  },
})

const Body = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    padding: '20px',
    '@container (min-width: 480px)': { px: '24px', pb: '24px' },
  },
})

const Foot = chakra('div', {
  base: {
    display: 'grid',
    gap: '14px',
    mt: 'auto',
    pt: '16px',
    textStyle: 'small',
    '& > p': { display: 'flex', alignItems: 'center', gap: '8px' },
    '& > p svg': { flexShrink: '0', width: '18px', height: '18px' },
    '@container (min-width: 480px)': { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  },
})

function SamplePlayer({ voice, sample }: { voice: Voice; sample: VoiceSample }) {
  const track = useMemo(() => voiceTrack(voice, sample), [voice, sample])
  return (
    <Sample>
      <Waveform track={track} name={`${voice.pseudonym}, ${sample.category}`} peaks={sample.peaks} />
      <p>
        <span>{sample.category}</span>
        <TrackTime track={track} />
      </p>
    </Sample>
  )
}

function CardPlayButton({ voice, sample }: { voice: Voice; sample: VoiceSample }) {
  const track = useMemo(() => voiceTrack(voice, sample), [voice, sample])
  return <PlayButton track={track} name={voice.pseudonym} />
}

export type VoiceCardProps = {
  voice: Voice
  /** Category to show first, whatever its case (reading A50); without a match the first one. */
  preselect?: string | null
  /** Shows similar voices in the list around the card; without it the card leads to that list. */
  onFindSimilar?: (voice: Voice) => void
  /** Further quiet actions, such as a shortlist button. Keep the element the same between renders. */
  actions?: ReactNode
  /** Level of the name below the heading around the cards. */
  headingLevel?: 2 | 3 | 4
}

/** Renders when its voice changes, and never because sound moves on: only the parts that show it do. */
export const VoiceCard = memo(function VoiceCard({ voice }: VoiceCardProps) {
  const nameId = useId()
  const sample = firstSample(voice)
  const { pseudonym, code, region, ageCategory, male, directedSessionAvailability } = voice
  return (
    <Card theme={male ? 'blue' : 'red'} data-theme={male ? 'blue' : 'red'} data-tone="white" aria-labelledby={nameId}>
      <Stage>
        <Title>
          {sample && <CardPlayButton voice={voice} sample={sample} />}
          <div>
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
              <Theme>{male ? 'Male' : 'Female'}</Theme>
            </Facts>
          </div>
        </Title>
        {sample && <SamplePlayer voice={voice} sample={sample} />}
      </Stage>
      <Body>
        {voice.shortDescription && (
          <chakra.p fontWeight="600" lineHeight="1.4" dir="auto">
            {voice.shortDescription}
          </chakra.p>
        )}
        {voice.websiteDescription && (
          <chakra.p textStyle="small" color="muted" mt="6px" dir="auto">
            {voice.websiteDescription}
          </chakra.p>
        )}
        <Foot>
          <p>
            {directedSessionAvailability ? (
              <Check aria-hidden strokeWidth={1.75} />
            ) : (
              <Minus aria-hidden strokeWidth={1.75} />
            )}
            {directedSessionAvailability ? 'Available for directed sessions' : 'Not available for directed sessions'}
          </p>
          <QuoteButton
            look="secondary"
            request={{ brief: voiceBrief(pseudonym, code) }}
            flexDirection="column"
            gap="2px"
            py="8px"
          >
            <span>Enquire now</span>{' '}
            {code && (
              <chakra.span textStyle="tiny" fontWeight="500">
                Booking ref: {code}
              </chakra.span>
            )}
          </QuoteButton>
        </Foot>
      </Body>
    </Card>
  )
})

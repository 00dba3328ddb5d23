/**
 * Card of a voice artist: play samples, read about the artist, enquire.
 *
 * The tinted area above holds the player, the body below the text, the footer the secondary actions. The theme colour
 * shows the gender, which is also given as text. A playing card has a frame, a deeper tint and animated rings around
 * its button.
 */
import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { PlayButton } from '@/components/audio/play-button'
import { player } from '@/components/audio/player/player'
import { VoiceOffer } from '@/components/script/voice-offer'
import type { Voice, VoiceSample } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { firstSample, playableSamples, sampleNames, voiceTrack } from '@/lib/voices/samples'
import { CardOpener } from '../compact-list'
import { EnquireButton } from './enquire-button'
import { VoiceAbout } from './voice-about'
import { VoiceActions } from './voice-actions'
import { Body, Card, Foot, Name, Stage, Title } from './voice-card-parts'
import { VoiceFacts } from './voice-facts'
import { VoiceName } from './voice-name'
import { VoiceNotes } from './voice-notes'
import { VoiceSamples } from './voice-samples'

export type VoiceCardProps = {
  voice: Voice
  /** Category to show first, case-insensitive; the first category if none matches. */
  initialCategory?: string | null
  /** Shows similar voices in the surrounding list; without it the card links to that list. */
  onFindSimilar?: (voice: Voice) => void
  /** Renders further secondary actions, such as a shortlist button. Keep the function the same between renders. */
  renderActions?: (sample: VoiceSample | null) => ReactNode
  /** Heading level of the name below the heading of the section. */
  headingLevel?: 2 | 3 | 4
  /** Whether the compact list folds it. */
  canFold?: boolean
}

/** The samples of a card and the selected one: the visitor's choice, else the page's preselection, else the first. */
function useSamples(voice: Voice, initialCategory: string | null | undefined) {
  const samples = useMemo(() => playableSamples(voice), [voice])
  // A card that is mounted again, such as after a filter change, shows the sample that is playing.
  const [chosen, setChosen] = useState(
    () => samples.find((one) => player.getTrack(voiceTrack(voice, one).id).status === 'playing')?.id,
  )
  const unnamed = useWords('voices').voices.sample
  const labels = useMemo(() => sampleNames(samples, ({ category }) => category.trim() || unnamed), [samples, unnamed])
  const sample = samples.find(({ id }) => id === chosen) ?? firstSample(samples, initialCategory)
  const selected = sample ? samples.indexOf(sample) : -1
  const label = labels[selected]
  const track = useMemo(() => sample && voiceTrack(voice, sample, label), [voice, sample, label])

  // Selecting a sample stops playback and loads the sample without starting it.
  function select(index: number): void {
    const next = samples[index]
    if (!next) return
    setChosen(next.id)
    player.load(voiceTrack(voice, next, labels[index]))
  }

  return { labels, sample, track, selected, select }
}

/** Renders when its voice or its category changes, not on time updates: only the components that show the time do. */
export const VoiceCard = memo(function VoiceCard(props: VoiceCardProps) {
  const { voice, initialCategory, onFindSimilar, renderActions, headingLevel = 3, canFold } = props
  const { pseudonym, male } = voice
  const nameId = useId()
  const { labels, sample, track, selected, select } = useSamples(voice, initialCategory)
  const [isOpen, setOpen] = useState(false)
  const enquire = useRef<HTMLButtonElement>(null)
  const theme = male ? 'blue' : 'red'
  return (
    <Card
      theme={theme}
      data-theme={theme}
      data-tone="white"
      aria-labelledby={nameId}
      data-folded={canFold && !isOpen ? '' : undefined}
    >
      <Stage data-silent={sample ? undefined : ''}>
        <Title>
          {track && <PlayButton track={track} name={pseudonym} />}
          <div>
            <Name as={`h${headingLevel}`} id={nameId} dir="auto">
              <VoiceName voice={voice} />
            </Name>
            <VoiceFacts voice={voice} />
          </div>
        </Title>
        {track && (
          <VoiceSamples pseudonym={pseudonym} labels={labels} selected={selected} track={track} onSelect={select} />
        )}
      </Stage>
      <VoiceOffer voice={voice} sample={labels[selected] ?? null} enquire={enquire} size="card" />
      {canFold && <CardOpener name={pseudonym} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
      <Body>
        <VoiceAbout shortDescription={voice.shortDescription} websiteDescription={voice.websiteDescription} />
        <Foot>
          <VoiceNotes voice={voice} />
          <EnquireButton ref={enquire} voice={voice} />
        </Foot>
      </Body>
      <VoiceActions voice={voice} sample={sample} onFindSimilar={onFindSimilar}>
        {renderActions?.(sample)}
      </VoiceActions>
    </Card>
  )
})

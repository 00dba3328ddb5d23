/**
 * The voices of a shortlist below each other: one press switches to another, which goes on at the second at which the last one was.
 * Their waveforms are drawn to one scale of time, so that the same second stands in one line.
 */
import { chakra } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useId, useState } from 'react'
import { player } from '@/components/audio/player/player'
import { usePlayback } from '@/components/audio/player/use-player'
import { TrackTime } from '@/components/audio/track-time'
import { Waveform } from '@/components/audio/waveform'
import { CheckField } from '@/components/ui/controls/field'
import { Tabs, tabId } from '@/components/ui/controls/tabs'
import { FORCED_COLORS } from '@/components/ui/media'
import { isOn, type Track } from '@/lib/audio/player-state'
import { useWords } from '@/lib/contexts/words-context'
import { voiceTrack } from '@/lib/voices/samples'
import { fillIn } from '@/lib/words/words'
import type { Candidate } from './candidates'
import { canChangeVolume, useEqualLoudness } from './use-equal-loudness'

const Panel = chakra('section', {
  base: {
    '--voice': '{colors.fg}',
    '--on-voice': '{colors.bg}',
    '--bar': { base: '2px', md: '3px' },
    layerStyle: 'card',
    boxShadow: '0 0 0 1px {colors.line}',
    pt: { base: '4', md: '6' },
    mb: '7',
    overflow: 'hidden',
    _print: { display: 'none' },
  },
})

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8',
    rowGap: '1',
    px: { base: '4', md: '6' },
    pb: '3',
    '& > [role=tablist]': { maxWidth: '100%' },
  },
})

const Loudness = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    textStyle: 'small',
    ml: { md: 'auto' },
    '& span': { color: 'muted' },
  },
})

const Row = chakra('li', {
  base: {
    '--on-voice': '{colors.white}',
    '--wave': 'color-mix(in srgb, var(--voice) 48%, {colors.white})',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 9fr) 6rem' },
    columnGap: '6',
    alignItems: 'center',
    px: { base: '4', md: '6' },
    py: { base: '2', md: '1.5' },
    borderTop: '1px solid {colors.line}',
    transition: 'background-color {durations.fast} ease-out',
    '&:has([data-playback=playing], [data-playback=loading])': {
      bg: 'color-mix(in srgb, var(--voice) 11%, {colors.white})',
    },
    '& > :last-child': { textStyle: 'tiny', color: 'muted', textAlign: 'end', mdDown: { display: 'none' } },
  },
  variants: { theme: { blue: { '--voice': '{colors.male}' }, red: { '--voice': '{colors.female}' } } },
})

/** The whole left side of a row, with the disc of a Play button. */
const Switch = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    width: '100%',
    minHeight: '14',
    borderRadius: 'lg',
    textAlign: 'start',
    '& > :first-child': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '11',
      height: '11',
      borderRadius: 'pill',
      bg: 'var(--voice)',
      color: 'var(--on-voice)',
      transition: 'transform {durations.fast} ease-out',
    },
    '&:hover > :first-child': { transform: 'scale(1.06)' },
    _motionReduce: { '&:hover > :first-child': { transform: 'none' } },
    '& svg': { width: '4.5', height: '4.5', fill: 'currentColor' },
    '&[data-playback=loading]': { cursor: 'progress', '& svg': { opacity: '0.6' } },
    '& > :last-child': { minWidth: '0', overflowWrap: 'anywhere', lineHeight: '1.3' },
    '& b': { display: 'block', fontWeight: '600' },
    '& b > span': { color: 'muted', fontVariantNumeric: 'tabular-nums', mr: '1' },
    // Of the pressed one all text, the quiet one too (public/other-media.css).
    [FORCED_COLORS]: { '&[aria-pressed=true] *': { color: 'HighlightText !important' } },
    '& b + span': { textStyle: 'small', color: 'muted' },
  },
})

/** Plays a track on from this second, if its recording is that long, else from its start. */
function playFrom(track: Track, second: number): void {
  let known = 0
  function goOn(): void {
    const { track: current, status, duration } = player.getState()
    if (current?.id !== track.id || status !== 'loading') unsubscribe()
    // Its length is known once its file has come, or before, from the API, and then corrected.
    else if (duration !== known) {
      known = duration
      player.seek(second < duration ? second / duration : 0)
    }
  }
  player.play(track)
  const unsubscribe = player.subscribe(goOn)
  goOn()
}

/** Plays it instead of the others, or pauses it. */
function toggle(track: Track, tracks: readonly Track[]): void {
  const { isCurrent } = player.getTrack(track.id)
  const last = player.getState().track
  if (isCurrent && player.getState().autoplay) player.pause()
  else if (isCurrent || !last || !tracks.some(({ id }) => id === last.id)) player.play(track)
  else playFrom(track, player.getTrack(last.id).currentTime)
}

type ComparedVoiceProps = {
  candidate: Candidate
  track: Track
  tracks: readonly Track[]
  /** Empty where each plays its own. */
  category: string
}

function ComparedVoice({ candidate: { voice, number, isLacking }, track, tracks, category }: ComparedVoiceProps) {
  const words = useWords('shortlist', 'voices')
  const playback = usePlayback(track.id)
  const name = track.title.trim() || words.voices.sample
  const title = isLacking ? fillIn(words.shortlist.lacking, { category, sample: name }) : name
  const longest = Math.max(...tracks.map(({ seconds }) => seconds ?? 0))
  // A short one can still be pressed and read.
  const share = track.seconds ? Math.max(track.seconds / longest, 0.2) : 1
  return (
    <Row theme={voice.male ? 'blue' : 'red'}>
      <Switch
        type="button"
        aria-pressed={isOn(playback)}
        data-track-id={track.id}
        data-playback={playback}
        onClick={() => toggle(track, tracks)}
      >
        <span>{isOn(playback) ? <Pause /> : <Play />}</span>
        <span>
          <b>
            <span>{number}</span> <bdi>{voice.pseudonym}</bdi>
          </b>
          <span key={title} dir="auto">
            {title}
          </span>
        </span>
      </Switch>
      <div style={{ width: `${share * 100}%` }}>
        <Waveform track={track} name={`${voice.pseudonym}, ${name}`} bars={Math.ceil(90 * share)} height="row" />
      </div>
      <TrackTime track={track} />
    </Row>
  )
}

type ComparisonProps = {
  candidates: readonly Candidate[]
  /** That can be chosen. */
  categories: readonly string[]
  /** Empty where each plays its own. */
  category: string
  onChoose(category: string): void
}

export function Comparison({ candidates, categories, category, onChoose }: ComparisonProps) {
  const words = useWords('shortlist', 'shortlistPage')
  const id = useId()
  const panelId = `${id}panel`
  const hasTabs = categories.length > 0
  const choices = ['', ...categories]
  const selected = choices.indexOf(category)
  const tracks = candidates.map(({ voice, sample }) => voiceTrack(voice, sample))
  const [isEqual, setEqual] = useState(false)
  const [hasVolume] = useState(canChangeVolume)
  const unmeasured = useEqualLoudness(tracks, isEqual)
  const missing = unmeasured?.map(({ artist }) => artist).join(', ')
  const announcement = missing
    ? fillIn(words.shortlistPage.notMeasured, { names: missing })
    : words.shortlistPage.measuring
  return (
    <Panel data-tone="white" aria-labelledby={`${id}heading`}>
      <Head>
        <chakra.h2 id={`${id}heading`} textStyle="h3">
          {words.shortlist.compare}
        </chakra.h2>
        {hasTabs && (
          <Tabs
            variant="strip"
            id={id}
            name={words.shortlist.category}
            labels={[words.shortlist.asListed, ...categories]}
            selected={selected}
            panelId={() => panelId}
            onSelect={(index) => onChoose(choices[index] ?? '')}
          />
        )}
        {hasVolume && (
          <Loudness>
            <CheckField>
              <input type="checkbox" checked={isEqual} onChange={({ target }) => setEqual(target.checked)} />
              {words.shortlistPage.equalLoudness}
            </CheckField>
            <span role="status">
              {isEqual && (!unmeasured || missing) && <span key={announcement}>{announcement}</span>}
            </span>
          </Loudness>
        )}
      </Head>
      <div id={panelId} {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(id, selected) })}>
        <ol>
          {candidates.map((candidate, index) => {
            const track = tracks[index]
            return (
              track && (
                <ComparedVoice
                  key={candidate.voice.id}
                  candidate={candidate}
                  track={track}
                  tracks={tracks}
                  category={category}
                />
              )
            )
          })}
        </ol>
      </div>
    </Panel>
  )
}

/** Player of a voice card: category tabs, and the selected sample with waveform, progress and time. */
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTrack } from '@/components/audio/player/use-player'
import { TrackTime } from '@/components/audio/track-time'
import { Waveform } from '@/components/audio/waveform'
import { Tabs, tabId } from '@/components/ui/controls/tabs'
import type { Track } from '@/lib/audio/player-state'

/** A single category is text. */
const Category = chakra('p', {
  base: {
    minHeight: 'touch',
    display: 'flex',
    alignItems: 'center',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'var(--voice)',
  },
})

const Figures = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '5',
    mt: '1.5',
    textStyle: 'tiny',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    '& > span:last-child': { ml: 'auto' },
  },
})

/** Percentage played of the current sample; nothing for any other card. The slider exposes it as text. */
function Percentage({ track }: { track: Track }) {
  const { isCurrent, position } = useTrack(track.id)
  return isCurrent ? <span aria-hidden>{`${Math.round(position * 100)}%`}</span> : null
}

type VoiceSamplesProps = {
  pseudonym: string
  labels: readonly string[]
  selected: number
  track: Track
  onSelect: (index: number) => void
}

export function VoiceSamples({ pseudonym, labels, selected, track, onSelect }: VoiceSamplesProps) {
  const id = useId()
  const panelId = `${id}panel`
  const hasTabs = labels.length > 1
  return (
    <div>
      {hasTabs ? (
        <Tabs
          variant="strip"
          id={id}
          name={`Samples of ${pseudonym}`}
          labels={labels}
          selected={selected}
          panelId={() => panelId}
          onSelect={onSelect}
        />
      ) : (
        <Category dir="auto">{labels[0]}</Category>
      )}
      <chakra.div id={panelId} mt="2" {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(id, selected) })}>
        <Waveform track={track} name={`${pseudonym}, ${labels[selected]}`} />
        <Figures>
          <Percentage track={track} />
          <TrackTime track={track} />
        </Figures>
      </chakra.div>
    </div>
  )
}

/**
 * The round Play/Pause button of a sample, in the colour inherited from its container. The core plays the track that its
 * data attribute holds (components/audio/player/play.ts). Peaks are not part of it: they are most of a track's size, and the
 * waveform is drawn by then.
 */
import { chakra } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useEffect } from 'react'
import { isOn, type Track } from '@/lib/audio/player-state'
import { player } from './player/player'
import { usePlayback } from './player/use-player'

const Round = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'pill',
    bg: 'var(--voice)',
    color: 'var(--on-voice)',
    transition: 'transform {durations.fast} ease-out, box-shadow {durations.fast} ease-out',
    _hover: { transform: 'scale(1.05)' },
    _active: { transform: 'scale(0.97)' },
    // Animated rings, as in the art of the banners.
    '&[data-playback=playing], &[data-playback=loading]': {
      boxShadow:
        '0 0 0 5px color-mix(in srgb, var(--voice) 34%, transparent), 0 0 0 10px color-mix(in srgb, var(--voice) 18%, transparent)',
    },
    '&[data-playback=loading]': { cursor: 'progress', '& svg': { opacity: '0.6' } },
    _motionReduce: { _hover: { transform: 'none' } },
    // Without JavaScript the browser's own controls replace the waveform.
    '@media (scripting: none)': { display: 'none' },
    '& svg': { width: '38%', height: '38%', fill: 'currentColor', strokeLinejoin: 'round' },
    // Optical centring of the triangle.
    '& svg[data-icon=play]': { transform: 'translateX(7%)' },
  },
  variants: {
    size: {
      large: { width: '20', height: '20' },
      medium: { width: '16', height: '16' },
      small: {
        width: '12',
        height: '12',
        '&[data-playback=playing], &[data-playback=loading]': {
          boxShadow: '0 0 0 4px color-mix(in srgb, var(--voice) 34%, transparent)',
        },
      },
    },
  },
  defaultVariants: { size: 'large' },
})

type PlayButtonProps = {
  track: Track
  /** Name of the track: the button is labelled "Play …" or "Pause …". */
  name: string
  size?: 'large' | 'medium' | 'small'
}

export function PlayButton({ track, name, size }: PlayButtonProps) {
  const playback = usePlayback(track.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it describes the current track only
  useEffect(() => player.describe(track), [track, playback])
  return (
    <Round
      type="button"
      size={size}
      aria-label={`${isOn(playback) ? 'Pause' : 'Play'} ${name}`}
      data-playback={playback}
      // A press before hydration has changed it.
      suppressHydrationWarning
      data-act="play"
      data-track-id={track.id}
      // What is drawn comes with the island.
      data-track={JSON.stringify({ ...track, peaks: undefined, tint: undefined })}
    >
      {isOn(playback) ? <Pause /> : <Play data-icon="play" />}
    </Round>
  )
}

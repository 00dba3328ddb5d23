/**
 * A fixed bar with pause, seek, "back to" and close buttons, shown while the current track's card or row is out of
 * view.
 *
 * It is last in the DOM order and fixed to the bottom of the window, above the phone's bar with the quote button.
 * While there is a current track, the page reserves space for it, so that it never covers the focused element or the
 * end of the page. It stays visible while it contains the keyboard focus.
 */
import { chakra } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { CornerLeftUp, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Chip } from '@/components/ui/controls/chip'
import { LOW_WINDOW, NARROW_WINDOW } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import type { Track } from '@/lib/audio/player-state'
import { reveal } from '@/lib/audio/reveal'
import { useWords } from '@/lib/contexts/words-context'
import { PlayButton } from '../play-button'
import { TrackTime } from '../track-time'
import { useTrackVisibility } from '../use-track-visibility'
import { Waveform } from '../waveform'
import { player } from './player'
import { useStartedTrack } from './use-player'

/** Height including the gap around it. */
const RESERVED_SPACE = '6rem'

const globals = {
  html: { '--now-playing': RESERVED_SPACE, [LOW_WINDOW]: { '--now-playing': '0px' } },
  '@keyframes now-playing': { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
}

const Bar = chakra('section', {
  base: {
    '--voice': '{colors.accent}',
    '--on-voice': '{colors.onAccent}',
    '--wave': 'color-mix(in srgb, {colors.cream} 38%, transparent)',
    '--bar': { base: '1.5px', md: '3px' },
    // On ink no colour is mixed in.
    '& :where([data-tint]) > svg': { stroke: 'var(--wave)' },
    position: 'fixed',
    zIndex: 'player',
    // The help bar of small screens already includes the safe area; without that bar this one adds it.
    bottom: 'calc(var(--help-bar) + var(--draft-bar, 0px) + {spacing.2})',
    left: 'max(0.5rem, env(safe-area-inset-left))',
    right: 'max(0.5rem, env(safe-area-inset-right))',
    maxWidth: 'content',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: '{sizes.12} minmax(0, 1fr) {sizes.touch} {sizes.touch}',
    gridTemplateAreas: '"play name back close" "play wave back close"',
    alignItems: 'center',
    columnGap: { base: '3', md: '5' },
    py: '2',
    px: { base: '3', md: '4' },
    layerStyle: 'card',
    boxShadow: 'float',
    // Separates it from the footer, which is equally dark.
    outline: '1px solid {colors.line}',
    animation: 'now-playing {durations.slow} ease-out',
    md: {
      bottom: 'calc(var(--draft-bar, 0px) + {spacing.4} + env(safe-area-inset-bottom))',
      gridTemplateColumns: '3rem minmax(0, 1fr) minmax(0, 3fr) auto 2.75rem',
      gridTemplateAreas: '"play name wave back close"',
    },
    // At the end of the page.
    [LOW_WINDOW]: { position: 'static', my: '2' },
  },
})

const Words = chakra('div', {
  base: {
    gridArea: 'name',
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    minWidth: '0',
    textStyle: 'tiny',
    color: 'muted',
    '& > p': { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& strong': { fontSize: 'md', fontWeight: '600', color: 'fg' },
    '& strong + span': { ml: '2' },
    // The slider exposes the same value.
    '@media (max-width: 23.74875rem)': { '& > span': { display: 'none' } },
    [NARROW_WINDOW]: { '& > p': { whiteSpace: 'normal' } },
    md: { flexDirection: 'column', gap: '0', '& > p': { flex: '0 1 auto', maxWidth: '100%' } },
  },
})

const Control = chakra(Chip, {
  base: {
    justifyContent: 'center',
    minWidth: 'touch',
    px: '0',
    whiteSpace: 'nowrap',
    '& svg': { width: '5', height: '5' },
  },
})

/** On small screens the button shows only its icon. */
const BackLabel = chakra('span', {
  base: { mdDown: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})

function Current({ track }: { track: Track }) {
  const words = useWords('player')
  const { isOut, button } = useTrackVisibility(track.id)
  const [isHeld, setHeld] = useState(false)
  const [announced, setAnnounced] = useState('')
  const bar = useRef<HTMLElement>(null)
  const isShown = isOut || isHeld
  const name = track.artist || track.title

  // Announced once per track, however often it is scrolled out of view.
  useEffect(() => {
    if (isShown) setAnnounced(`Now playing: ${name}. Its controls are at the end of the page.`)
  }, [isShown, name])

  function handleFocus({ target }: FocusEvent): void {
    if (target.matches(':focus-visible')) setHeld(true)
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setHeld(false)
  }

  function close(): void {
    const hasFocus = bar.current?.contains(document.activeElement)
    player.stop()
    if (hasFocus) (button ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }

  return (
    <>
      <Global styles={globals} />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {isShown && (
        <Bar
          ref={bar}
          data-now-playing=""
          data-tone="ink"
          aria-label="Now playing"
          onFocus={handleFocus}
          onBlur={handleBlur}
        >
          <chakra.div gridArea="play">
            <PlayButton track={track} name={name} size="small" />
          </chakra.div>
          <Words>
            <p dir="auto">
              <strong>{name}</strong>
              {track.artist && <span>{track.title}</span>}
            </p>
            <TrackTime track={track} />
          </Words>
          <chakra.div gridArea="wave">
            <Waveform track={track} name={track.artist ? `${name}, ${track.title}` : name} bars={60} height="slim" />
          </chakra.div>
          {button && (
            <Control variant="plain" gridArea="back" onClick={() => reveal(button)} px={{ md: '4' }}>
              <CornerLeftUp />
              <BackLabel>{words.player.back}</BackLabel>
            </Control>
          )}
          <Control variant="plain" gridArea="close" aria-label="Stop and close" onClick={close}>
            <X />
          </Control>
        </Bar>
      )}
    </>
  )
}

export function NowPlaying() {
  const track = useStartedTrack()
  return track ? <Current key={track.id} track={track} /> : null
}

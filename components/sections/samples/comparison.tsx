/**
 * A film that contains a recording before and after our work, with a button for each.
 *
 * Both sections are in one file, so the buttons seek within the same film. Without JavaScript they are links with a
 * media fragment.
 */
import { chakra } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { FilmStage } from '@/components/film/film'
import { NARROW_WINDOW } from '@/components/ui/media'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useWords } from '@/lib/contexts/words-context'
import type { Sample } from './sample'
import { type Part, useComparison } from './use-comparison'

const Console = chakra('div', {
  base: {
    '--film-radius': '0px',
    borderRadius: 'card',
    overflow: 'hidden',
    position: 'relative',
    bg: 'bg',
    color: 'fg',
    // The section may have the ink tone.
    outline: '1px solid {colors.line}',
  },
})

const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    [NARROW_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const press = {
  base: {
    '--part': '{colors.ochre}',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '16', md: '18' },
    px: { base: '3', md: '6' },
    textStyle: 'h3',
    textDecoration: 'none',
    color: 'fg',
    borderTop: '4px solid',
    borderColor: 'var(--part)',
    transition: 'background-color {durations.fast} ease-out, color {durations.fast} ease-out',
    '&[data-part=After]': { '--part': '{colors.mint}' },
    '& svg': { flexShrink: '0', color: 'var(--part)' },
    '&[aria-pressed=true]': {
      bg: 'var(--part)',
      color: 'ink',
      '& svg': { color: 'ink' },
    },
    '&[aria-pressed=false]': { _hover: { bg: 'line' } },
    // The panel clips overflow.
    _focusVisible: { outlineOffset: '-6px' },
    '&[aria-pressed=true]:focus-visible': { outlineColor: 'ink' },
  },
} as const

const PartButton = chakra('button', press)
const PartLink = chakra('a', press)

type ComparisonProps = { sample: Sample; url: string; switchAt: number; sizes: string }

export function Comparison({ sample, url, switchAt, sizes }: ComparisonProps) {
  const { title, poster, captions } = sample
  const isHydrated = useHydrated()
  const words = useWords('player')
  const { isOn, playingPart, video, playFrom, pause, startWithFocus } = useComparison(switchAt)
  const starts: [Part, number][] = [
    ['Before', 0],
    ['After', switchAt],
  ]

  return (
    <Console data-tone="ink">
      <FilmStage
        title={title}
        url={url}
        poster={poster}
        captions={captions?.url}
        sizes={sizes}
        isBare
        isOn={isOn}
        onPress={startWithFocus}
        video={video}
      />
      <Buttons>
        {starts.map(([part, seconds]) => {
          const isPlaying = playingPart === part
          const word = words.player[part === 'Before' ? 'before' : 'after']
          const name = `${word}: ${title}`
          const Icon = isPlaying ? Pause : Play
          const label = (
            <>
              <Icon size={22} fill="currentColor" />
              <span>{word}</span>
            </>
          )
          return isHydrated ? (
            <PartButton
              key={part}
              type="button"
              data-part={part}
              aria-label={name}
              aria-pressed={isPlaying}
              onClick={() => (isPlaying ? pause() : playFrom(seconds))}
            >
              {label}
            </PartButton>
          ) : (
            <PartLink key={part} data-part={part} data-act="press" aria-label={name} href={`${url}#t=${seconds}`}>
              {label}
            </PartLink>
          )
        })}
      </Buttons>
    </Console>
  )
}

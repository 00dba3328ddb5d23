/** Renders voice cards with a player, and counts their renders. */
import { act, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { VoiceCard, type VoiceCardProps } from '@/components/voices/voice-card'
import type { Voice } from '@/lib/api/models'
import { renderOnPage } from './page'
import { PlayerProvider } from './player-provider'

type CardOptions = Omit<VoiceCardProps, 'voice'> & {
  onQuote?: (request: unknown) => void
  /** API responses by proxy URL. */
  fallback?: Record<string, unknown>
}

/** @returns how often each card has rendered, by pseudonym */
export function showCards(voices: readonly Voice[], { onQuote, fallback, ...props }: CardOptions = {}) {
  const renders = new Map<string, number>()
  const page = renderOnPage(
    <PlayerProvider>
      {voices.map((one) => (
        <Profiler key={one.id} id={one.pseudonym} onRender={(id) => void renders.set(id, (renders.get(id) ?? 0) + 1)}>
          <VoiceCard voice={one} {...props} />
        </Profiler>
      ))}
    </PlayerProvider>,
    { onQuote, fallback },
  )
  return { ...page, renders }
}

const card = (name: string) => screen.getByRole('article', { name })
export const inCard = (name: string) => within(card(name))
/** Flushes the pending events of the fake media. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

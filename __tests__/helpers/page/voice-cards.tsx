/** Renders voice cards. */
import { screen, within } from '@testing-library/react'
import { VoiceCard, type VoiceCardProps } from '@/components/voices/card/voice-card'
import type { Voice } from '@/lib/api/models'
import { renderOnPage } from './page'

type CardOptions = Omit<VoiceCardProps, 'voice'> & {
  hasStyles?: boolean
  onEnquiry?: (request: unknown) => void
}

export function showCards(voices: readonly Voice[], { onEnquiry, hasStyles, ...props }: CardOptions = {}) {
  const cards = voices.map((one) => <VoiceCard key={one.id} voice={one} {...props} />)
  return renderOnPage(cards, { onEnquiry, hasStyles })
}

export const card = (name: string) => screen.getByRole('article', { name })
export const inCard = (name: string) => within(card(name))

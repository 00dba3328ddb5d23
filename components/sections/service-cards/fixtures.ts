/** Sections for tests. */
import { contentAction, contentImage, contentLink, pageLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'
import type { ServiceCard } from './card'

/** An action outside of a list has no key. */
function cardAction(...parameters: Parameters<typeof contentAction>): ServiceCard['action'] {
  const { label, link, appearance } = contentAction(...parameters)
  return { label, link, appearance }
}

export function serviceCard(title: string, fields: Partial<ServiceCard> = {}): ServiceCard {
  return {
    _key: title,
    title,
    text: `What ${title} gets you.`,
    icon: 'mic',
    image: null,
    action: cardAction('Enquire now', contentLink({ kind: 'quote' })),
    ...fields,
  }
}

export const typical: SectionOf<'serviceCards'> = {
  _key: 'services',
  _type: 'serviceCards',
  tone: 'white',
  anchor: 'services',
  eyebrow: 'Most asked for',
  heading: 'Popular services',
  intro: 'Four that most jobs start with.',
  layout: 'feature',
  cards: [
    serviceCard('Voice Overs', {
      image: contentImage({ alt: 'A microphone' }),
      action: cardAction('Choose a voice', pageLink('/voice-overs')),
    }),
    serviceCard('Jingles', { action: cardAction('Hear jingles', pageLink('/services/jingles')) }),
    serviceCard('Podcasts'),
  ],
  actions: [contentAction('All services', pageLink('/services'), { appearance: 'secondary' })],
}

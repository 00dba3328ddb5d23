/** Sections for tests. */
import { contentAction, pageLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'tips'> = {
  _key: 'tips',
  _type: 'tips',
  tone: 'cream',
  anchor: null,
  eyebrow: 'Before you write',
  heading: 'Four things that make a script sayable',
  intro: 'Read it aloud, with a clock running.',
  marks: 'ticks',
  items: [
    { _key: '1', title: 'One idea', text: 'Two ideas are two scripts.' },
    { _key: '2', title: 'Say the name twice', text: null },
    { _key: '3', title: 'Leave room to breathe', text: 'Sixty words fill thirty seconds.' },
    { _key: '4', title: 'Spell out the numbers', text: 'Phone numbers take longer than you think.' },
  ],
  image: null,
  note: 'A script that is too long is read too fast.',
  actions: [contentAction('Time your script', pageLink('/stopwatch'))],
}

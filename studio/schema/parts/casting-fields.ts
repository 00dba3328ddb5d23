import { atMost } from '../../rules/facts.ts'
import { field } from './field.ts'

/** Texts of a voice list for a search without results. */
export function castingFields() {
  return [
    field('castingText', 'text', 'When nothing is found: text', {
      rows: 2,
      description: 'Optional. One or two sentences above the button that asks your casting team for a voice.',
    }),
    field('castingLabel', 'string', 'When nothing is found: button', {
      description:
        'Opens the quote window with the search in the brief. Empty, the button says "Ask us to cast a voice".',
      initialValue: 'Ask us to cast a voice',
      validation: (rule) => rule.custom(atMost(40, 'A long button does not fit on a phone.')).warning(),
    }),
    field('castingTitle', 'string', 'When nothing is found: window title', {
      description: 'Optional. Takes the place of the usual title of the quote window.',
    }),
  ]
}

import { defineField } from 'sanity'

/** Texts of a voice list for a search without results. */
export function castingFields() {
  return [
    defineField({
      name: 'castingText',
      title: 'When nothing is found: text',
      type: 'text',
      rows: 2,
      description: 'Optional. One or two sentences above the button that asks your casting team for a voice.',
    }),
    defineField({
      name: 'castingLabel',
      title: 'When nothing is found: button',
      type: 'string',
      description:
        'Opens the quote window with the search in the brief. Empty, the button says "Ask us to cast a voice".',
      initialValue: 'Ask us to cast a voice',
      validation: (rule) => rule.max(40).warning('A long button does not fit on a phone.'),
    }),
    defineField({
      name: 'castingTitle',
      title: 'When nothing is found: window title',
      type: 'string',
      description: 'Optional. Takes the place of the usual title of the quote window.',
    }),
  ]
}

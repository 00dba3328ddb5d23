import { atMost } from '../../rules/facts.ts'
import { field, listField } from './field.ts'

/** Hides the heading of a list visually when the banner above has the same text; screen readers still get it. */
export function hideHeadingField() {
  return field('hideHeading', 'boolean', 'Hide the heading', {
    description: 'Switch this on where the banner right above says the same. Screen readers still hear the heading.',
    initialValue: false,
  })
}

/** One paragraph of plain text. */
export function textField(description = 'One or two short sentences below the heading.') {
  return field('text', 'text', 'Text', { rows: 4, description })
}

/** A short text at the beginning of a section. @param what what it stands before, in words */
export function introField(what: string) {
  return field('intro', 'text', 'Introduction', {
    description: `Optional. One or two sentences before ${what}.`,
  })
}

/** The buttons and links of a section. */
export function actionsField() {
  return listField('actions', 'action', 'Buttons and links', {
    description: 'What people can do next. One main button, and at most two more.',
    validation: (rule) => rule.max(3).warning('More than three choices are hard to choose from.'),
  })
}

/** The illustration of a banner. */
export function artField() {
  return field('art', 'imageWithAlt', 'Art', {
    description: 'The drawing beside the text. Drawn for a light background.',
  })
}

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

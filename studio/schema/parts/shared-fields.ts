import { defineArrayMember, defineField } from 'sanity'

/** The small line above a heading. */
export function eyebrowField() {
  return defineField({
    name: 'eyebrow',
    title: 'Small line above the heading',
    type: 'string',
    description: 'Optional. Two to four words that say what kind of thing this is.',
  })
}

/** Hides the heading of a list visually when the banner above has the same text; screen readers still get it. */
export function hideHeadingField() {
  return defineField({
    name: 'hideHeading',
    title: 'Hide the heading',
    type: 'boolean',
    description: 'Switch this on where the banner right above says the same. Screen readers still hear the heading.',
    initialValue: false,
  })
}

/** One paragraph of plain text. */
export function textField(description = 'One or two short sentences below the heading.') {
  return defineField({ name: 'text', title: 'Text', type: 'text', rows: 4, description })
}

/** The buttons and links of a section. */
export function actionsField() {
  return defineField({
    name: 'actions',
    title: 'Buttons and links',
    type: 'array',
    description: 'What people can do next. One main button, and at most two more.',
    of: [defineArrayMember({ type: 'action' })],
    validation: (rule) => rule.max(3).warning('More than three choices are hard to choose from.'),
  })
}

/** The illustration of a banner. */
export function artField() {
  return defineField({
    name: 'art',
    title: 'Art',
    type: 'imageWithAlt',
    description: 'The drawing beside the text. Drawn for a light background.',
  })
}

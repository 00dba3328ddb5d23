import { HashIcon } from '@sanity/icons/Hash'
import { defineField, defineType } from 'sanity'
import { checkAnchor } from '../../rules/anchor.ts'

/** The anchor name of a heading in running text. Other headings get a name generated from their words. */
export const place = defineType({
  name: 'place',
  title: 'Anchor name',
  type: 'object',
  icon: HashIcon,
  description: 'A name for this heading that links can point at. It stays the same when the words change.',
  fields: [
    defineField({
      name: 'anchor',
      title: 'Anchor name',
      type: 'string',
      description:
        'For example "agency-credit" makes the heading reachable as /this-page#agency-credit. Changing it breaks links to the old name.',
      validation: (rule) => [
        rule.required().error('Fill in the name, or take the mark away.'),
        rule.custom(checkAnchor),
      ],
    }),
  ],
})

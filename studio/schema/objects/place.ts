import { HashIcon } from '@sanity/icons/Hash'
import { checkAnchor } from '../../rules/anchor.ts'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** The anchor name of a heading in running text. Other headings get a name generated from their words. */
export const place = defineObject({
  name: 'place',
  title: 'Anchor name',
  icon: HashIcon,
  description: 'A name for this heading that links can point at. It stays the same when the words change.',
  fields: [
    field('anchor', 'string', 'Anchor name', {
      options: { noFacts: true },
      description:
        'For example "agency-credit" makes the heading reachable as /this-page#agency-credit. Changing it breaks links to the old name.',
      required: 'Fill in the name, or take the mark away.',
      validation: (rule) => rule.custom(checkAnchor),
    }),
  ],
})

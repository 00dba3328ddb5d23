import { TextIcon } from '@sanity/icons/Text'
import { defineArrayMember, defineType } from 'sanity'
import { checkFactsInBlock } from '../../rules/facts.ts'
import { headingProblems } from '../../rules/headings.ts'
import { textOf } from '../../rules/parent.ts'

/** Running text: paragraphs, two levels of headings, lists, quotes, links, lists of terms and tables. */
export const body = defineType({
  name: 'body',
  title: 'Text',
  type: 'array',
  icon: TextIcon,
  description: 'Running text.',
  validation: (rule) =>
    rule
      .custom((value, { parent }) => {
        const problems = headingProblems(Array.isArray(value) ? value : [], textOf(parent, 'heading') !== '')
        return problems.length === 0 || problems.map(({ block, message }) => ({ message, path: [{ _key: block }] }))
      })
      .warning(),
  of: [
    defineArrayMember({
      type: 'block',
      validation: (rule) => rule.custom(checkFactsInBlock),
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Sub-heading', value: 'h3' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          { type: 'link', name: 'link', title: 'Link' },
          { type: 'place', name: 'place', title: 'Anchor name (headings)' },
        ],
      },
    }),
    defineArrayMember({ type: 'definitionList' }),
    defineArrayMember({ type: 'table' }),
  ],
})

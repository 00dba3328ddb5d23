/** Running text, and what can stand in it. */
import { HashIcon } from '@sanity/icons/Hash'
import { InlineElementIcon } from '@sanity/icons/InlineElement'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineType } from 'sanity'
import { checkFactsInBlock } from '../../rules/facts.ts'
import { checkAnchor } from '../../rules/formats.ts'
import { checkHeadingOrder } from '../../rules/headings.ts'
import { defineObject } from '../parts/define-object.ts'
import { codeField, field, listField } from '../parts/field.ts'
import { sampleField } from '../parts/shared-fields.ts'

const LINK = { type: 'link', name: 'link', title: 'Link' }

type Style = { title: string; value: string }

function paragraph(styles: Style[], annotations: (typeof LINK)[]) {
  return defineArrayMember({
    type: 'block',
    validation: (rule) => rule.custom(checkFactsInBlock),
    styles,
    lists: [
      { title: 'Bullets', value: 'bullet' },
      { title: 'Numbers', value: 'number' },
    ],
    marks: {
      decorators: [
        { title: 'Strong', value: 'strong' },
        { title: 'Emphasis', value: 'em' },
      ],
      annotations,
    },
  })
}

/** Running text: paragraphs, two levels of headings, lists, quotes, links, lists of terms and tables. */
export const body = defineType({
  name: 'body',
  title: 'Text',
  type: 'array',
  validation: (rule) => rule.custom(checkHeadingOrder).warning(),
  of: [
    paragraph(
      [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Sub-heading', value: 'h3' },
        { title: 'Quote', value: 'blockquote' },
      ],
      [LINK, { type: 'place', name: 'place', title: 'Anchor name (headings)' }],
    ),
    defineArrayMember({ type: 'definitionList' }),
    defineArrayMember({ type: 'table' }),
  ],
})

/** The text of an FAQ answer: running text without headings, which would be inside a collapsible element. */
export const answer = defineType({
  name: 'answer',
  title: 'Answer',
  type: 'array',
  of: [paragraph([{ title: 'Paragraph', value: 'normal' }], [LINK])],
})

/** The anchor name of a heading in running text. Other headings get a name generated from their words. */
export const headingAnchor = defineObject({
  name: 'place',
  title: 'Anchor name',
  icon: HashIcon,
  fields: [
    codeField('anchor', 'Anchor name', {
      description:
        'For example "agency-credit" makes the heading reachable as /this-page#agency-credit. Changing it breaks links to the old name.',
      required: 'Fill in the name, or take the mark away.',
      validation: (rule) => rule.custom(checkAnchor),
    }),
  ],
})

/** Terms and what they mean, side by side within running text. */
export const definitionList = defineObject({
  name: 'definitionList',
  title: 'List of terms',
  icon: ThListIcon,
  fields: [
    listField('rows', 'definition', 'Terms', {
      description: 'One line for each term.',
    }),
  ],
  preview: { title: 'rows.0.term' },
})

export const definition = defineObject({
  name: 'definition',
  title: 'Term',
  fields: [
    field('term', 'string', 'Term', {
      description: 'A few words, such as "Commercials".',
      required: 'A line needs its term.',
    }),
    field('text', 'text', 'Text', {
      rows: 2,
      description: 'What holds for it, such as "12-month licence".',
      required: 'A term needs its text.',
    }),
  ],
  preview: { title: 'term', detail: 'text' },
})

/** A table within running text, such as fees and terms. The input of @sanity/table edits it (studio/form). */
export const table = defineObject({
  name: 'table',
  title: 'Table',
  icon: InlineElementIcon,
  fields: [
    listField('rows', 'tableRow', 'Lines', {
      description: 'The first line says what the columns hold.',
    }),
  ],
  preview: { title: 'rows.0.cells.0', detail: 'rows.0.cells.1' },
})

export const tableRow = defineObject({
  name: 'tableRow',
  title: 'Line',
  fields: [listField('cells', 'string', 'Cells', { description: 'The texts of the line, from left to right.' })],
  preview: { title: 'cells.0', detail: 'cells.1' },
})

export const faqItem = defineObject({
  name: 'faqItem',
  title: 'Question',
  fields: [
    field('question', 'string', 'Question', {
      description: 'As a client would ask it.',
      required: 'Write the question.',
    }),
    field('answer', 'answer', 'Answer', {
      description: 'The answer first, then the reasons.',
      required: 'Write the answer.',
    }),
  ],
  preview: { title: 'question' },
})

/** A passage of a text that the owner has yet to confirm, and why. Never shown to visitors. */
export const ownerNote = defineObject({
  name: 'ownerNote',
  title: 'Note for the owner',
  fields: [
    field('passage', 'string', 'Passage', {
      description: 'Words of the text, exactly as they stand in it.',
      required: 'Say which words the note is about.',
    }),
    field('note', 'text', 'Note', {
      description: 'What the owner has to confirm or decide.',
      required: 'Say what has to be confirmed.',
    }),
    sampleField(true),
  ],
  preview: { title: 'passage', detail: 'note', isSample: 'isSample' },
})

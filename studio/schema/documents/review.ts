/** A client's review. Shown by reviews sections. */
import { CommentIcon } from '@sanity/icons/Comment'
import { defineType } from 'sanity'
import { field, tab, withTabs } from '../parts/field.ts'
import { previewOf } from '../parts/preview.ts'
import { sampleField } from '../parts/shared-fields.ts'

/** The most characters of a review that people read to its end. */
const LONG_REVIEW = 400

export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: CommentIcon,
  description: 'What a client said. Pages choose reviews by their reviews section.',
  ...withTabs(
    tab('content', 'Content', [
      field('quote', 'text', 'Quote', {
        rows: 5,
        description: 'In the words of the client, without quotation marks. Two or three sentences read best.',
        required: 'A review needs its words.',
        validation: (rule) =>
          rule.max(LONG_REVIEW).warning('Long for a card: two or three sentences are read, more are not.'),
      }),
      field('author', 'string', 'Name', {
        description: 'Who said it, as they agreed to be named.',
        required: 'Say who said it: a review without a name convinces nobody.',
      }),
      field('role', 'string', 'Role', { description: 'Optional. What they do, such as Marketing manager.' }),
      field('company', 'string', 'Company', { description: 'Optional. Where they work.' }),
      field('rating', 'number', 'Stars', {
        description: 'Optional. How many of five stars they gave. Leave empty when they gave none.',
        validation: (rule) => rule.integer().min(1).max(5).error('Stars are whole numbers from 1 to 5.'),
      }),
    ]),
    tab('settings', 'Settings', [
      field('date', 'date', 'Date', {
        description: 'When it was said. Sections that show the newest reviews go by it.',
        initialValue: () => new Date().toISOString().slice(0, 10),
      }),
      sampleField(true),
    ]),
  ),
  preview: previewOf('Review', { title: 'author', detail: 'company', isSample: 'isSample' }),
})

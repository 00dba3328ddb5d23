import { PresentationIcon } from '@sanity/icons/Presentation'
import { defineArrayMember, defineField } from 'sanity'
import { missingSampleProblem } from '../../rules/published.ts'
import { defineSection } from '../parts/define-section.ts'
import { actionsField, artField, eyebrowField, textField } from '../parts/shared-fields.ts'
import { TONES } from '../parts/tones.ts'

const LAYOUTS = [
  { title: 'Beside: words left, art or form right (the usual)', value: 'beside' },
  { title: 'Reversed: art or form left, words right', value: 'reversed' },
  { title: 'Stage: art or form on a second colour that runs to the edge of the screen', value: 'stage' },
  { title: 'Wide: words above, art or form across the page', value: 'wide' },
  { title: 'Slim: a low banner without art, for legal and working pages', value: 'slim' },
  {
    title: 'Compact: one low row with small art, for pages that are a list or a tool; the next section follows closely',
    value: 'compact',
  },
]

export const pageBanner = defineSection({
  name: 'pageBanner',
  group: 'banners',
  icon: PresentationIcon,
  title: 'Page banner',
  description: 'The top of a page: what it offers, with art or with the enquiry form.',
  heading: 'required',
  media: 'art',
  before: [eyebrowField()],
  fields: [
    textField(),
    actionsField(),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description: 'How the banner is arranged on wide screens. Neighbouring pages look best with different ones.',
      options: { list: LAYOUTS, layout: 'radio' },
      initialValue: 'beside',
    }),
    artField(),
    defineField({
      name: 'ground',
      title: 'Second colour',
      type: 'string',
      description: 'The colour behind the art or the form, in the layouts Stage and Wide. Best a light one under art.',
      options: { list: TONES },
      hidden: ({ parent }) => !['stage', 'wide'].includes(parent?.layout),
    }),
    defineField({
      name: 'form',
      title: 'Form',
      type: 'bannerForm',
      description: 'Optional. The enquiry form beside the text.',
    }),
    defineField({
      name: 'facts',
      title: 'Facts',
      type: 'array',
      description:
        'Optional. Up to three figures in a row below the words, such as "12" and "months of usage included".',
      of: [defineArrayMember({ type: 'bannerFact' })],
      validation: (rule) => rule.max(3).warning('More than three figures are not read.'),
    }),
    defineField({
      name: 'sample',
      title: 'First sample',
      type: 'reference',
      to: [{ type: 'sample' }],
      // Weak: a sample can be unpublished or deleted without changing the pages that play it.
      weak: true,
      description: 'Optional. One recording to play right in the banner. Films are not shown here.',
      validation: (rule) => rule.custom(missingSampleProblem).warning(),
    }),
  ],
})

/** What the site settings say about the company. */
import { checkPhoneNumber } from '../../../rules/formats.ts'
import { defineObject } from '../../parts/define-object.ts'
import { codeField, field } from '../../parts/field.ts'
import { sampleField } from '../../parts/shared-fields.ts'

export const clientLogo = defineObject({
  name: 'clientLogo',
  title: 'Client logo',
  fields: [
    field('name', 'string', 'Client', {
      description: 'The name of the client. Screen readers read it in the place of the logo.',
      required: 'Name the client.',
    }),
    field('logo', 'image', 'Logo', {
      description: 'One colour on a transparent ground, best as SVG.',
      required: 'Add the logo.',
    }),
    sampleField(),
  ],
  preview: { title: 'name', media: 'logo', isSample: 'isSample' },
})

/** A studio that clients can visit. */
export const office = defineObject({
  name: 'office',
  title: 'Studio',
  fields: [
    field('name', 'string', 'Town', { description: 'The town, such as Launceston.', required: 'Name the town.' }),
    field('region', 'string', 'State', { description: 'The state, such as Tasmania.' }),
    field('address', 'address', 'Address', { description: 'Where clients find it.' }),
    codeField('phone', 'Phone', {
      description: 'Optional. A number of its own, as people read it, such as (03) 7010 4021.',
      validation: (rule) => rule.custom(checkPhoneNumber),
    }),
    field('image', 'imageWithAlt', 'Picture', { description: 'A drawing or photo of the town.' }),
    sampleField(),
  ],
  preview: { title: 'name', detail: 'region', media: 'image', isSample: 'isSample' },
})

export const registrationNumber = defineObject({
  name: 'registrationNumber',
  title: 'Registration number',
  fields: [
    field('label', 'string', 'Kind', {
      description: 'What the number is, such as ABN or ACN.',
      required: 'Say what the number is.',
    }),
    field('value', 'string', 'Number', {
      description: 'The number as registered, with its spaces.',
      required: 'Fill in the number.',
    }),
    sampleField(),
  ],
  preview: { title: 'label', detail: 'value', isSample: 'isSample' },
})

export const socialLink = defineObject({
  name: 'socialLink',
  title: 'Social link',
  fields: [
    field('platform', 'string', 'Service', {
      description: 'The service. It chooses the icon and the words for screen readers.',
      options: {
        list: [
          { title: 'Facebook', value: 'facebook' },
          { title: 'Instagram', value: 'instagram' },
          { title: 'LinkedIn', value: 'linkedin' },
          { title: 'YouTube', value: 'youtube' },
          { title: 'Vimeo', value: 'vimeo' },
          { title: 'SoundCloud', value: 'soundcloud' },
        ],
      },
      required: 'Choose the service.',
    }),
    field('url', 'url', 'Web address', {
      description: 'The full address of the profile, starting with https://.',
      required: 'Fill in the address.',
    }),
    sampleField(),
  ],
  preview: { title: 'platform', detail: 'url', isSample: 'isSample' },
})

/** The company's rating at a search engine. Shown as text only, without review mark-up. */
export const ratingBadge = defineObject({
  name: 'ratingBadge',
  title: 'Rating badge',
  fields: [
    field('source', 'string', 'Where the rating stands', {
      description: 'The name of the service, such as "Search reviews".',
    }),
    field('rating', 'number', 'Rating', {
      description: 'The average, such as 4.9.',
    }),
    field('outOf', 'number', 'Out of', {
      description: 'The best possible rating, usually 5.',
      initialValue: 5,
    }),
    field('count', 'number', 'Number of reviews', {
      description: 'How many people rated.',
    }),
    field('label', 'string', 'Words', { description: 'The line beside the rating, such as "Read what clients say".' }),
    field('link', 'link', 'Leads to', { description: 'Where a press on the badge leads.' }),
    sampleField(),
  ],
})

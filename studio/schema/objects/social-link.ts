import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'
import { sampleField } from '../parts/fields.ts'
import { preview } from '../parts/preview.ts'

/** A social media profile of the company. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social link',
  type: 'object',
  icon: ShareIcon,
  description: 'A profile of the company elsewhere.',
  fields: [
    defineField({
      name: 'platform',
      title: 'Service',
      type: 'string',
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
      validation: (rule) => rule.required().error('Choose the service.'),
    }),
    defineField({
      name: 'url',
      title: 'Web address',
      type: 'url',
      description: 'The full address of the profile, starting with https://.',
      validation: (rule) => [rule.required().error('Fill in the address.'), rule.uri({ scheme: ['https'] })],
    }),
    sampleField(),
  ],
  preview: preview('Social link', { title: 'platform', detail: 'url', isSample: 'isSample' }),
})

import { ShareIcon } from '@sanity/icons/Share'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { sampleField } from '../parts/fields.ts'

/** A social media profile of the company. */
export const socialLink = defineObject({
  name: 'socialLink',
  title: 'Social link',
  icon: ShareIcon,
  description: 'A profile of the company elsewhere.',
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
      validation: (rule) => rule.uri({ scheme: ['https'] }),
    }),
    sampleField(),
  ],
  preview: { title: 'platform', detail: 'url', isSample: 'isSample' },
})

import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { actionsField, eyebrowField } from '../parts/shared-fields.ts'

export const mediaFeature = defineSection({
  name: 'mediaFeature',
  group: 'words',
  icon: ImageIcon,
  title: 'Picture and text',
  description: 'A service or an idea explained beside a picture.',
  heading: 'required',
  initialTone: 'white',
  media: 'image',
  before: [eyebrowField()],
  fields: [
    defineField({ name: 'body', title: 'Text', type: 'body', description: 'One to three paragraphs.' }),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'array',
      description: 'Optional. Short facts as a list, three to five.',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({ name: 'image', title: 'Picture', type: 'imageWithAlt', description: 'The picture beside the text.' }),
    defineField({
      name: 'imageSide',
      title: 'Picture stands',
      type: 'string',
      description: 'The side on wide screens. On phones the picture stands above the text.',
      options: {
        list: [
          { title: 'On the left', value: 'left' },
          { title: 'On the right', value: 'right' },
        ],
        layout: 'radio',
      },
      initialValue: 'right',
    }),
    actionsField(),
  ],
})

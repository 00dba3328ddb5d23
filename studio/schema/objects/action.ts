import { LaunchIcon } from '@sanity/icons/Launch'
import { defineField, defineType } from 'sanity'
import { linkPreview } from '../parts/preview.ts'

/** A button or text link with its label. */
export const action = defineType({
  name: 'action',
  title: 'Button or link',
  type: 'object',
  icon: LaunchIcon,
  description: 'A button or a text link.',
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      description: 'Say what happens: "Hear our voices", not "Click here".',
      validation: (rule) => rule.required().error('A button needs words.'),
    }),
    defineField({
      name: 'link',
      title: 'Leads to',
      type: 'link',
      description: 'Where it leads.',
      validation: (rule) => rule.required().error('A button has to lead somewhere.'),
    }),
    defineField({
      name: 'appearance',
      title: 'Looks like',
      type: 'string',
      description: 'One main button a section is plenty.',
      options: {
        list: [
          { title: 'Main button', value: 'primary' },
          { title: 'Quiet button', value: 'secondary' },
          { title: 'Text link', value: 'text' },
        ],
        layout: 'radio',
      },
      initialValue: 'primary',
    }),
  ],
  preview: linkPreview('Button or link'),
})

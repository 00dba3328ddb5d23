import { LockIcon } from '@sanity/icons/Lock'
import { defineField, defineType } from 'sanity'

/** The privacy notice of a form. */
export const privacyNotice = defineType({
  name: 'privacyNotice',
  title: 'Privacy notice',
  type: 'object',
  icon: LockIcon,
  description: 'The line below the form on what happens to the details people type.',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      description: 'Why the details are asked for and who reads them.',
    }),
    defineField({
      name: 'linkLabel',
      title: 'Words of the link',
      type: 'string',
      description: 'The words after the text that lead to the privacy policy.',
      initialValue: 'Read our privacy policy',
    }),
    defineField({ name: 'link', title: 'Leads to', type: 'link', description: 'The privacy policy page.' }),
  ],
})

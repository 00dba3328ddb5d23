import { LockIcon } from '@sanity/icons/Lock'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'

/** The privacy notice of a form. */
export const privacyNotice = defineObject({
  name: 'privacyNotice',
  title: 'Privacy notice',
  icon: LockIcon,
  description: 'The line below the form on what happens to the details people type.',
  fields: [
    field('text', 'text', 'Text', { rows: 2, description: 'Why the details are asked for and who reads them.' }),
    field('linkLabel', 'string', 'Words of the link', {
      description: 'The words after the text that lead to the privacy policy.',
      initialValue: 'Read our privacy policy',
    }),
    field('link', 'link', 'Leads to', { description: 'The privacy policy page.' }),
  ],
})

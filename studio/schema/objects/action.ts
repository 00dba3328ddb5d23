import { LaunchIcon } from '@sanity/icons/Launch'
import { defineObject } from '../parts/define-object.ts'
import { choiceField, field } from '../parts/field.ts'
import { linkPreview } from '../parts/preview.ts'

/** A button or text link with its label. */
export const action = defineObject({
  name: 'action',
  title: 'Button or link',
  icon: LaunchIcon,
  description: 'A button or a text link.',
  fields: [
    field('label', 'string', 'Words', {
      description: 'Say what happens: "Hear our voices", not "Click here".',
      required: 'A button needs words.',
    }),
    field('link', 'link', 'Leads to', { description: 'Where it leads.', required: 'A button has to lead somewhere.' }),
    choiceField('appearance', 'Looks like', {
      description: 'One main button a section is plenty.',
      initialValue: 'primary',
      choices: [
        { title: 'Main button', value: 'primary' },
        { title: 'Quiet button', value: 'secondary' },
        { title: 'Text link', value: 'text' },
      ],
    }),
  ],
  preview: linkPreview('Button or link'),
})

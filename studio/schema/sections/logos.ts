import { listField } from '../parts/field.ts'
import { defineSection } from '../parts/section.ts'

export const logos = defineSection({
  name: 'logos',
  group: 'people',
  title: 'Client logos',
  hasOptionalHeading: true,
  initialTone: 'white',
  fields: [
    listField('clients', 'string', 'Which clients, in which order', {
      description:
        'The names of the clients as the site settings have them. Left empty, all are shown; switch off the logos of the page then.',
    }),
  ],
})

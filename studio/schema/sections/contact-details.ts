import { defineSection, textField } from '../parts/section.ts'

export const contactDetails = defineSection({
  name: 'contactDetails',
  group: 'enquiries',
  title: 'Contact details',
  description:
    'Phone, e-mail, opening hours and postal address, set large. They are written once, in the site settings.',
  initialHeading: 'Talk to us',
  initialTone: 'white',
  fields: [textField('Optional. One or two sentences, such as how soon people get an answer.')],
})

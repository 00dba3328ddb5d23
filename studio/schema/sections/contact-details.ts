import { defineSection, textField } from '../parts/section.ts'

export const contactDetails = defineSection({
  name: 'contactDetails',
  group: 'enquiries',
  title: 'Contact details',
  initialHeading: 'Talk to us',
  initialTone: 'white',
  fields: [textField('Optional. One or two sentences, such as how soon people get an answer.')],
})

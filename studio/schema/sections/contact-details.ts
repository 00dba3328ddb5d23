/** Phone, e-mail, opening hours and postal address, which come from facts and site settings, below a heading and a text. */
import { defineSection, textField } from '../parts/section.ts'

export const contactDetails = defineSection({
  name: 'contactDetails',
  group: 'enquiries',
  title: 'Contact details',
  initialHeading: 'Talk to us',
  initialTone: 'white',
  fields: [textField('Optional. One or two sentences, such as how soon people get an answer.')],
})

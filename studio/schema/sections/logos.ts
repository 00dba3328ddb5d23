/** The client logos of the site settings, under a heading of their own. */
import { defineSection } from '../parts/section.ts'

export const logos = defineSection({
  name: 'logos',
  group: 'people',
  title: 'Client logos',
  hasOptionalHeading: true,
  initialTone: 'white',
})

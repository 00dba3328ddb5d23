import { defineSection } from '../parts/section.ts'

export const logos = defineSection({
  name: 'logos',
  group: 'people',
  title: 'Client logos',
  hasOptionalHeading: true,
  initialTone: 'white',
})

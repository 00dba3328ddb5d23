/** The catalogue of voices, whole with its filters or a selection of it. */
import { castingFields, defineSection, hideHeadingField, introField } from '../parts/section.ts'
import { voicesField } from '../parts/voices-field.ts'

export const voiceList = defineSection({
  name: 'voiceList',
  group: 'sound',
  title: 'Voice artists',
  fields: [
    voicesField('The whole catalogue, with filters'),
    hideHeadingField(),
    introField('the grid'),
    ...castingFields(),
  ],
})

/** Reasons to book with us, as a strip of columns or as coloured tiles. */
import { choiceField, listField } from '../parts/field.ts'
import { defineSection } from '../parts/section.ts'

export const benefits = defineSection({
  name: 'benefits',
  group: 'words',
  title: 'Benefits',
  hasOptionalHeading: true,
  initialTone: 'mint',
  fields: [
    choiceField('layout', 'Layout', {
      description: 'A strip stays in the background. Tiles are for the four reasons a whole page is about.',
      initialValue: 'strip',
      choices: { strip: 'A strip of columns between lines', tiles: 'Coloured tiles, as high as sound bars' },
    }),
    listField('items', 'benefit', 'Benefits', {
      description: 'Three to six reasons, the strongest first.',
    }),
  ],
})

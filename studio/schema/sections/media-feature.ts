/** A picture beside a few paragraphs and a list of points. */
import { narrowPictureProblem } from '../../rules/files/picture.ts'
import { choiceField, field, listField } from '../parts/field.ts'
import { actionsField, defineSection } from '../parts/section.ts'

export const mediaFeature = defineSection({
  name: 'mediaFeature',
  group: 'words',
  title: 'Picture and text',
  initialTone: 'white',
  media: 'image',
  hasEyebrow: true,
  fields: [
    field('body', 'body', 'Text', { description: 'One to three paragraphs.' }),
    listField('points', 'string', 'Points', { description: 'Optional. Short facts as a list, three to five.' }),
    field('image', 'imageWithAlt', 'Picture', {
      description: 'The picture beside the text.',
      validation: (rule) => rule.custom(narrowPictureProblem(800)).warning(),
    }),
    choiceField('imageSide', 'Picture stands', {
      description: 'The side on wide screens. On phones the picture stands above the text.',
      initialValue: 'right',
      choices: { left: 'On the left', right: 'On the right' },
    }),
    actionsField(),
  ],
})

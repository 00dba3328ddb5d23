/** Cards that lead to services, as tiles, cards, a menu or a list. */
import { choiceField, listField } from '../parts/field.ts'
import { actionsField, defineSection, introField } from '../parts/section.ts'

export const serviceCards = defineSection({
  name: 'serviceCards',
  group: 'words',
  title: 'Service cards',
  initialTone: 'white',
  media: 'cards.0.image',
  hasEyebrow: true,
  fields: [
    introField('the cards'),
    choiceField('layout', 'Layout', {
      description: 'Large tiles and cards show pictures. The menu and the quiet list show icons.',
      initialValue: 'cards',
      choices: {
        feature: 'Large tiles with art (two or four)',
        cards: 'Cards, three in a row (three or six)',
        menu: 'A menu: wide cards, two in a row (four or six)',
        compact: 'A quiet list beside the heading',
      },
    }),
    listField('cards', 'serviceCard', 'Cards', {
      description: 'In the order in which they are to be read.',
    }),
    actionsField(),
  ],
})

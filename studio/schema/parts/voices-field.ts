/** The choice of voices that a section shows: all, those that a filter finds, or named ones. */
import { choiceField, field, ofKind } from './field.ts'

/** Ids of the booking system. */
const GENDERS = [
  { title: 'Male', value: 1 },
  { title: 'Female', value: 2 },
]

const COUNTS = [3, 6, 9, 12]

const isFiltered = ofKind('filtered')

/** Which voices of the catalogue fit. */
const FILTERS = [
  field('region', 'voiceRegions', 'Nationality', { description: 'Only voices of this nationality.', when: isFiltered }),
  field('gender', 'number', 'Gender', {
    description: 'Only women or only men.',
    options: { list: GENDERS },
    when: isFiltered,
  }),
  field('age', 'voiceAgeCategories', 'Age group', { description: 'Only voices of this age group.', when: isFiltered }),
  field('category', 'voiceCategories', 'Kind of work', {
    description: 'Only voices with a recording of this kind.',
    when: isFiltered,
  }),
  field('count', 'number', 'How many', {
    description: 'As many as fit, if there are fewer.',
    options: { list: COUNTS },
    initialValue: 6,
    when: isFiltered,
  }),
]

/** Which voices a section shows. @param catalogue what "all of them" means there, for editors */
export function voicesField(catalogue: string) {
  return field('voices', 'object', 'Voices', {
    required: 'Say which voices stand here.',
    description: 'Names, recordings and texts of the voices come from the booking system.',
    initialValue: { kind: 'catalogue' },
    fields: [
      choiceField('kind', 'Which voices', {
        description: 'The ones that you choose stand in your order.',
        initialValue: 'catalogue',
        required: 'Say which voices stand here.',
        choices: { catalogue, filtered: 'A few that fit these filters', chosen: 'The ones chosen below' },
      }),
      ...FILTERS,
      field('chosen', 'array', 'Chosen voices', {
        description:
          'Tick voices below, and drag the chosen ones into the order in which they are to stand. A voice that leaves the booking system leaves the page too, so do not write how many there are.',
        of: [{ type: 'chosenVoice' }],
        when: ofKind('chosen'),
        required: 'Choose at least one voice.',
      }),
    ],
  })
}

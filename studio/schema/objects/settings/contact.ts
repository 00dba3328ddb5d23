/** Opening hours and addresses, as fields: the site makes the sentences and the structured data from them. */
import { STATES } from '../../../../lib/content/address.ts'
import { DAYS, TIME_ZONES } from '../../../../lib/facts/opening-hours.ts'
import { textOf } from '../../../common/untyped.ts'
import { checkFactValue } from '../../../rules/facts.ts'
import { checkClock, checkLastDay, checkOpeningHours, checkPostcode } from '../../../rules/formats.ts'
import { defineObject } from '../../parts/define-object.ts'
import { codeField, field, listField } from '../../parts/field.ts'

export const openingHours = defineObject({
  name: 'openingHours',
  title: 'Opening hours',
  validation: (rule) => rule.custom(checkOpeningHours),
  fields: [
    listField('days', 'string', 'Days', {
      description: 'The days on which you are open, all with the same hours.',
      options: { list: [...DAYS] },
    }),
    codeField('opens', 'Opens', {
      description: 'Hours and minutes of the 24-hour clock, such as 09:00. People read 9am.',
      validation: (rule) => rule.custom(checkClock),
    }),
    codeField('closes', 'Closes', {
      description: 'The same, such as 17:30. People read 5:30pm.',
      validation: (rule) => rule.custom(checkClock),
    }),
    field('timeZone', 'string', 'Time zone', {
      description: 'Optional. The letters that stand after the times, such as AEST for the eastern states in winter.',
      // Without titles the form would write Aest.
      options: { list: TIME_ZONES.map((letters) => ({ title: letters, value: letters })) },
    }),
    field('words', 'string', 'Other words', {
      description:
        'Optional. For hours that the fields cannot say, such as “By appointment”. People read this in place of the sentence that is made of the fields; search engines read the fields.',
      validation: (rule) => rule.custom(checkFactValue),
    }),
  ],
})

export const closedDay = defineObject({
  name: 'closedDay',
  title: 'Closed day',
  fields: [
    field('date', 'date', 'Day', {
      description: 'The day on which you are closed, or the first of several in a row.',
      required: 'A closed day needs its date.',
    }),
    field('until', 'date', 'Last day', {
      description: 'Optional. For several days in a row: the last one on which you are closed.',
      validation: (rule) => rule.custom((until, { parent }) => checkLastDay(textOf(parent, 'date'), until)),
    }),
    codeField('name', 'Name', {
      description: 'What people call it, such as Christmas Day. It stands behind the day.',
      required: 'Say why you are closed, such as Christmas Day.',
    }),
  ],
  preview: { title: 'name', detail: 'date' },
})

export const address = defineObject({
  name: 'address',
  title: 'Address',
  fields: [
    listField('street', 'string', 'Street', {
      description: 'What stands above the town: name, level, street or box, one line each.',
    }),
    field('town', 'string', 'Town', { description: 'The town or suburb, such as Launceston.' }),
    field('state', 'string', 'State', {
      description: 'The state or territory.',
      options: { list: Object.entries(STATES).map(([value, title]) => ({ title, value })) },
    }),
    codeField('postcode', 'Postcode', {
      description: 'Four digits, such as 7250.',
      validation: (rule) => rule.custom(checkPostcode),
    }),
  ],
})

/** What stands in several texts, once. A singleton. */
import { TagsIcon } from '@sanity/icons/Tags'
import { defineType } from 'sanity'
import { FACTS } from '../../../lib/facts/facts.ts'
import { missedFacts } from '../../rules/facts.ts'
import { checkClosedDays, checkEmail, checkPhoneNumber } from '../../rules/formats.ts'
import { codeField, field, listField } from '../parts/field.ts'

export const facts = defineType({
  name: FACTS,
  title: 'Facts',
  type: 'document',
  icon: TagsIcon,
  description: 'What stands in several places of the site: change it here, and it changes everywhere.',
  validation: (rule) => rule.custom(missedFacts),
  fields: [
    codeField('phone', 'Phone', {
      description:
        'As people read it, such as 1300 975 707. In texts: {phone}. Header, footer and quote window show it; the site works out how it is dialled.',
      validation: (rule) => rule.custom(checkPhoneNumber),
    }),
    codeField('email', 'E-mail', {
      description: 'In texts: {email}. Footer and quote window show it.',
      validation: (rule) => rule.custom(checkEmail),
    }),
    field('openingHours', 'openingHours', 'Opening hours', {
      description:
        'In texts: {hours}, such as “9am-5pm AEST, Monday to Friday”, and {times} without the days. Header and footer show them, search engines read them.',
    }),
    listField('closedDays', 'closedDay', 'Closed days', {
      description:
        'Public holidays and other days on which you are closed. From three weeks before, visitors read of them beside the opening hours; the quote window says when you open again; search engines read them. A day that is over is left out by itself.',
      validation: (rule) => rule.custom(checkClosedDays),
    }),
    listField('others', 'fact', 'More facts', {
      description: 'Prices, times and numbers that stand in more than one text, in groups.',
      // They stand in groups, where a position of their own has no meaning.
      options: { sortable: false, modal: { type: 'dialog', width: 2 } },
    }),
  ],
  preview: { prepare: () => ({ title: 'Facts' }) },
})

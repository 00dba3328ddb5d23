import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { actionsField, eyebrowField, textField } from '../parts/shared-fields.ts'

export const creditPromotion = defineSection({
  name: 'creditPromotion',
  group: 'banners',
  icon: TagIcon,
  title: 'Credit promotion',
  description: 'A voucher: an amount that some clients can claim, what for, and the way to ask for it.',
  heading: 'required',
  initialTone: 'ochre',
  before: [eyebrowField()],
  fields: [
    defineField({
      name: 'amount',
      title: 'Amount',
      type: 'string',
      description: 'The figure on the voucher, short, such as $300.',
      validation: (rule) => [
        rule.required().error('A voucher needs its amount.'),
        rule.max(8).warning('A long figure does not fit the voucher on phones.'),
      ],
    }),
    defineField({
      name: 'amountLabel',
      title: 'Words below the amount',
      type: 'string',
      description: 'What the amount is, such as "credit toward a first project".',
    }),
    textField('Who may be able to claim it, and when. Promise no more than the terms do.'),
    defineField({
      name: 'usesHeading',
      title: 'Heading of the uses',
      type: 'string',
      description: 'Stands before what the credit can be used for, such as "Use it for".',
    }),
    defineField({
      name: 'uses',
      title: 'Uses',
      type: 'array',
      description: 'What the credit can be used for, two to four.',
      of: [defineArrayMember({ type: 'benefit' })],
      validation: (rule) => rule.max(4).warning('More than four uses do not fit one line.'),
    }),
    actionsField(),
  ],
})

/** A voucher: its amount, who may claim it, and what it can be used for. */
import { field, listField } from '../parts/field.ts'
import { actionsField, defineSection, textField } from '../parts/section.ts'

export const creditPromotion = defineSection({
  name: 'creditPromotion',
  group: 'banners',
  title: 'Credit promotion',
  initialTone: 'ochre',
  hasEyebrow: true,
  fields: [
    field('amount', 'string', 'Amount', {
      description: 'The figure on the voucher, short, such as $300.',
      required: 'A voucher needs its amount.',
    }),
    field('amountLabel', 'string', 'Words below the amount', {
      description: 'What the amount is, such as "credit toward a first project".',
    }),
    textField('Who may be able to claim it, and when. Promise no more than the terms do.'),
    field('usesHeading', 'string', 'Heading of the uses', {
      description: 'Stands before what the credit can be used for, such as "Use it for".',
    }),
    listField('uses', 'benefit', 'Uses', {
      description: 'What the credit can be used for, two to four.',
    }),
    actionsField(),
  ],
})

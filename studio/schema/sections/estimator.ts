import { BillIcon } from '@sanity/icons/Bill'
import { defineField } from 'sanity'
import { defineSection } from '../parts/define-section.ts'
import { textField } from '../parts/shared-fields.ts'

export const estimator = defineSection({
  name: 'estimator',
  group: 'enquiries',
  icon: BillIcon,
  title: 'Quote estimator',
  description: 'The calculator for commercials and narrations. Its prices come from the booking system.',
  heading: 'required',
  fields: [
    textField(),
    defineField({
      name: 'includedText',
      title: 'What is included',
      type: 'string',
      description: 'One line below the price on what it covers.',
    }),
    defineField({
      name: 'gstNote',
      title: 'Note on GST',
      type: 'string',
      description: 'One line on whether GST is in the price.',
    }),
    defineField({
      name: 'emptyHint',
      title: 'Hint before a price is known',
      type: 'string',
      description: 'Stands with the $0 until enough has been chosen.',
      initialValue: 'Choose options to see an estimate',
    }),
    defineField({
      name: 'usageNote',
      title: 'Note on usage',
      type: 'string',
      description: 'Stands below the choice of usage, which does not change the estimate.',
      initialValue: 'Usage is confirmed in your quote',
    }),
    defineField({
      name: 'finaliseLabel',
      title: 'Words of the button',
      type: 'string',
      description: 'The button that opens the quote window with the choices filled in.',
      initialValue: 'Finalise your quote',
    }),
  ],
})

import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineObject } from '../parts/define-object.ts'
import { field } from '../parts/field.ts'
import { linkPreview } from '../parts/preview.ts'

/** An item of a submenu. */
export const navChild = defineObject({
  name: 'navChild',
  title: 'Menu line',
  icon: ArrowRightIcon,
  description: 'A line in an opened menu.',
  fields: [
    field('label', 'string', 'Words', {
      description: 'The name of the page in one to three words.',
      required: 'A menu line needs words.',
    }),
    field('description', 'string', 'Description', {
      description: 'Optional. A few words below, so that people choose right the first time.',
    }),
    field('link', 'link', 'Leads to', {
      description: 'Where it leads.',
      required: 'A menu line has to lead somewhere.',
    }),
  ],
  preview: linkPreview('Menu line'),
})

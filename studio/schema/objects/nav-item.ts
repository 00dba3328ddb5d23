import { MenuIcon } from '@sanity/icons/Menu'
import { fieldOf } from '../../rules/parent.ts'
import { defineObject } from '../parts/define-object.ts'
import { field, listField } from '../parts/field.ts'
import { linkPreview } from '../parts/preview.ts'

/** An entry of the main navigation: a link, or a menu with items. */
export const navItem = defineObject({
  name: 'navItem',
  title: 'Navigation entry',
  icon: MenuIcon,
  description: 'An entry of the main navigation.',
  fields: [
    field('label', 'string', 'Words', { description: 'One or two words.', required: 'An entry needs words.' }),
    field('link', 'link', 'Leads to', {
      description: 'Where it leads. With menu lines below, this is the overview page of the menu.',
      validation: (rule) =>
        rule.custom((value, { parent }) => {
          const children = fieldOf(parent, 'children')
          const opens = Array.isArray(children) && children.length > 0
          return Boolean(value) || opens || 'Choose where the entry leads, or add menu lines.'
        }),
    }),
    listField('children', 'navChild', 'Menu lines', {
      description: 'Optional. With lines here, the entry opens a menu.',
    }),
  ],
  preview: linkPreview('Navigation entry'),
})

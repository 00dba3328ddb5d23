import { UnlinkIcon } from '@sanity/icons/Unlink'
import { defineArrayMember, defineType } from 'sanity'
import { BROKEN_LINKS } from '../../../lib/broken-links/document.ts'
import { field } from '../parts/field.ts'

/**
 * The list of paths that responded with 404. Written by the site (lib/broken-links) and shown in the tool "Redirects";
 * hidden in lists, searches and menus, because nobody edits it as a document.
 */
export const brokenLinks = defineType({
  name: BROKEN_LINKS,
  title: 'Broken links',
  type: 'document',
  icon: UnlinkIcon,
  description: 'Addresses that visitors asked for in vain, as the website counts them.',
  readOnly: true,
  liveEdit: true,
  __experimental_omnisearch_visibility: false,
  fields: [
    field('paths', 'array', 'Addresses', {
      description: 'The addresses that lead nowhere, the most visited first. At most 200.',
      of: [
        defineArrayMember({
          type: 'object',
          description: 'One address, with its visits.',
          fields: [
            field('path', 'string', 'Address', { description: 'Without what follows a question mark.' }),
            field('count', 'number', 'Visits', { description: 'How often it was asked for, at least.' }),
            field('firstSeen', 'date', 'First seen', { description: 'The day of the first visit.' }),
            field('lastSeen', 'date', 'Last seen', { description: 'The day of the last visit.' }),
            field('from', 'string', 'Stands on', { description: 'A page of this website with the link, if known.' }),
          ],
        }),
      ],
    }),
    field('ignored', 'array', 'Ignored', {
      description: 'Addresses that editors do not want to see again.',
      of: [
        defineArrayMember({
          type: 'object',
          description: 'One address that stays off the list.',
          fields: [field('path', 'string', 'Address', { description: 'Without what follows a question mark.' })],
        }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: 'Broken links', subtitle: 'Counted by the website' }) },
})

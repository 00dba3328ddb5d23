import { UnlinkIcon } from '@sanity/icons/Unlink'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { BROKEN_LINKS } from '../../../lib/broken-links/document.ts'

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
    defineField({
      name: 'paths',
      title: 'Addresses',
      type: 'array',
      description: 'The addresses that lead nowhere, the most visited first. At most 200.',
      of: [
        defineArrayMember({
          type: 'object',
          description: 'One address, with its visits.',
          fields: [
            defineField({
              name: 'path',
              title: 'Address',
              type: 'string',
              description: 'Without what follows a question mark.',
            }),
            defineField({
              name: 'count',
              title: 'Visits',
              type: 'number',
              description: 'How often it was asked for, at least.',
            }),
            defineField({
              name: 'firstSeen',
              title: 'First seen',
              type: 'date',
              description: 'The day of the first visit.',
            }),
            defineField({
              name: 'lastSeen',
              title: 'Last seen',
              type: 'date',
              description: 'The day of the last visit.',
            }),
            defineField({
              name: 'from',
              title: 'Stands on',
              type: 'string',
              description: 'A page of this website with the link, if known.',
            }),
          ],
        }),
      ],
    }),
    defineField({
      name: 'ignored',
      title: 'Ignored',
      type: 'array',
      description: 'Addresses that editors do not want to see again.',
      of: [
        defineArrayMember({
          type: 'object',
          description: 'One address that stays off the list.',
          fields: [
            defineField({
              name: 'path',
              title: 'Address',
              type: 'string',
              description: 'Without what follows a question mark.',
            }),
          ],
        }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: 'Broken links', subtitle: 'Counted by the website' }) },
})

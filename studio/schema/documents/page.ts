import { defineArrayMember, defineField, defineType } from 'sanity'
import { PATH_TAKEN_QUERY, pathProblem } from '../parts/path.ts'
import { sections } from '../sections/index.ts'

const API_VERSION = '2025-02-19'

/** A page of the site: an address and the sections that stand on it. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  description: 'A page of the site.',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'seo', title: 'Search and sharing' },
    { name: 'settings', title: 'Settings' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'content',
      description:
        'What the page is called in this Studio and, unless the search title says otherwise, in the browser tab.',
      validation: (rule) => rule.required().error('A page needs a title.'),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'string',
      group: 'content',
      description: 'The address after the name of the site, such as /our-story. The home page is a single slash.',
      validation: (rule) => [
        rule.custom((path) => pathProblem(path) ?? true),
        rule.custom(async (path, { document, getClient }) => {
          if (!path || !document) return true
          const id = document._id.replace(/^drafts\.|^versions\.[^.]+\./, '')
          const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
          const others = await client.fetch<number>(PATH_TAKEN_QUERY, { path, id })
          return others === 0 || 'Another page already has this path.'
        }),
      ],
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      group: 'content',
      description: 'What stands on the page, top to bottom. Start with a banner.',
      of: sections.map((section) => defineArrayMember({ type: section.name })),
      validation: (rule) => rule.min(1).warning('A page without sections is empty.'),
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'seo',
      description: 'What search engines and shared links show for this page.',
    }),
    defineField({
      name: 'showStatistics',
      title: 'Show the statistics band',
      type: 'boolean',
      group: 'settings',
      description: 'The band of figures above the footer. Its figures are in the site settings.',
      initialValue: true,
    }),
    defineField({
      name: 'showLogos',
      title: 'Show the client logos',
      type: 'boolean',
      group: 'settings',
      description: 'The strip of client logos above the footer. The logos are in the site settings.',
      initialValue: true,
    }),
  ],
  orderings: [{ title: 'Path', name: 'path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'path' } },
})

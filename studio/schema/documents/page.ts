/** A page of the site: a path and its sections. */
import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineType } from 'sanity'
import { fieldOf } from '../../common/untyped.ts'
import { checkBanners } from '../../rules/page.ts'
import { pathProblem, takenPathProblem } from '../../rules/path.ts'
import { codeField, field, tab, withTabs } from '../parts/field.ts'
import { previewOf } from '../parts/preview.ts'
import { sectionPicker } from '../parts/section-picker.ts'
import * as sections from '../sections/index.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  description: 'A page of the site.',
  ...withTabs(
    tab('content', 'Content', [
      field('title', 'string', 'Title', {
        description:
          'What the page is called in this Studio and, unless the search title says otherwise, in the browser tab.',
        required: 'A page needs a title.',
      }),
      codeField('path', 'Path', {
        description: 'The address after the name of the site, such as /our-story. The home page is a single slash.',
        validation: (rule) => [rule.custom((path) => pathProblem(path) ?? true), rule.custom(takenPathProblem)],
      }),
      field('sections', 'array', 'Sections', {
        description: 'What stands on the page, top to bottom. Start with a banner.',
        of: Object.values(sections).map(({ name }) => defineArrayMember({ type: name })),
        options: { insertMenu: sectionPicker(Object.values(sections)) },
        validation: (rule) => rule.custom(checkBanners).warning(),
      }),
    ]),
    tab('seo', 'Search and sharing', [
      field('seo', 'seo', 'Search and sharing', {
        description: 'What search engines and shared links show for this page.',
        validation: (rule) =>
          rule
            .custom((value) => {
              if (fieldOf(value, 'description') || fieldOf(value, 'noIndex')) return true
              const message = 'Without a description, search engines choose a sentence of their own.'
              return { message, path: ['description'] }
            })
            .warning(),
      }),
    ]),
    tab('settings', 'Settings', [
      field('showStatistics', 'boolean', 'Show the statistics band', {
        description: 'The band of figures above the footer. Its figures are in the site settings.',
        initialValue: true,
      }),
      field('showLogos', 'boolean', 'Show the client logos', {
        description: 'The strip of client logos above the footer. The logos are in the site settings.',
        initialValue: true,
      }),
      field('offline', 'boolean', 'Offline', {
        description: 'Set by Take offline, and removed by Put online again: nobody finds the page meanwhile.',
        hidden: true,
      }),
    ]),
  ),
  preview: previewOf('Page', { title: 'title', detail: 'path', media: 'sections.0.art', isOffline: 'offline' }),
})

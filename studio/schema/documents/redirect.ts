/** A redirect from an old path to its target. */
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineType } from 'sanity'
import { readTargetKind, TARGET_KINDS, type TargetField } from '../../../lib/routing/redirects/target-kinds.ts'
import { redirectSourceProblem } from '../../redirects/rules/redirect.ts'
import { checkAmongOthers } from '../../redirects/rules/redirect-checks.ts'
import { codeField, field, tab, withTabs } from '../parts/field.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  description: 'An old address and where it leads now. It works as soon as it is published.',
  validation: (rule) => [rule.custom(checkAmongOthers('error')), rule.custom(checkAmongOthers('warning')).warning()],
  ...withTabs(
    tab('content', 'Content', [
      codeField('source', 'Old address', {
        description:
          'What comes after the name of the site, such as /narration. Capitals and a slash at the end make no difference. A star at the end stands for everything below (/narration/*), a name with a colon for one step (/blog/:slug). A page that is published at the address wins; where several redirects match, the most exact one counts, whatever their order.',
        validation: (rule) => rule.custom((source) => redirectSourceProblem(source) ?? true),
      }),
      field('target', 'redirectTarget', 'New address', {
        description: 'Where people are sent. Many old addresses can lead to one new one.',
        required: 'A redirect has to lead somewhere.',
      }),
    ]),
    tab('settings', 'Settings', [
      field('permanent', 'boolean', 'Moved for good', {
        description:
          'On when the old address will never be used again: browsers and search engines remember the move. Off for a while only: they ask again each time.',
        initialValue: true,
      }),
      field('note', 'text', 'Note', {
        options: { noFacts: true },
        rows: 2,
        description: 'Optional. Why it is there, for your colleagues. Visitors never see it.',
      }),
    ]),
  ),
  preview: {
    select: {
      source: 'source',
      kind: 'target.kind',
      page: 'target.page.path',
      path: 'target.path',
      url: 'target.url',
    },
    prepare: ({ source, kind, page, path, url }) => {
      const destinations: Readonly<Record<TargetField, string | undefined>> = { page, path, url }
      const known = readTargetKind(kind)
      const target = destinations[known ? TARGET_KINDS[known].field : 'page']
      return { title: `${source || 'No old address'} → ${target || 'nowhere yet'}`, subtitle: 'Redirect' }
    },
  },
})

/** The target of a redirect. Pages are references, so redirects survive a page's move. */
import type { FieldDefinition } from 'sanity'
import {
  ALL_TARGET_KINDS,
  TARGET_KINDS,
  type TargetField,
  type TargetKind,
} from '../../../lib/routing/redirects/target-kinds.ts'
import { isKind } from '../../common/untyped.ts'
import { redirectPathProblem, redirectUrlProblem } from '../../redirects/rules/redirect.ts'
import { checkAnchor } from '../../rules/formats.ts'
import { hiddenAnchorProblem } from '../../rules/hidden-anchor.ts'
import { defineObject } from '../parts/define-object.ts'
import { choiceField, codeField, field, ofKind } from '../parts/field.ts'

/** The kinds whose destination stands in a field. */
function kindsWith(field: TargetField): readonly TargetKind[] {
  return ALL_TARGET_KINDS.filter((kind) => TARGET_KINDS[kind].field === field)
}

const TITLES: Readonly<Record<TargetKind, string>> = {
  page: 'A page of this site',
  path: 'Another address of this site',
  external: 'Another website',
}

/** The field of each destination, shown for its kinds only. */
const DESTINATIONS: Readonly<Record<TargetField, FieldDefinition>> = {
  page: field('page', 'reference', 'Page', {
    to: [{ type: 'page' }],
    // Weak: a redirect must not prevent the deletion of a page.
    weak: true,
    description: 'The page to open.',
    when: ofKind(...kindsWith('page')),
    required: 'Choose the page.',
  }),
  path: codeField('path', 'Address of this site', {
    description:
      'For places that the site makes by itself, such as an article of the knowledge base, or a page with a query. Starts with a slash, without the name of the site. What a star or a name in the old address stands for can be used here, also behind the question mark: /knowledge-base/:slug, /voice-over-artists?name=:name.',
    when: ofKind(...kindsWith('path')),
    validation: (rule) =>
      rule.custom((value, { parent }) => !isKind(parent, ...kindsWith('path')) || (redirectPathProblem(value) ?? true)),
  }),
  url: field('url', 'url', 'Web address', {
    description: 'The full address, starting with https://.',
    when: ofKind(...kindsWith('url')),
    validation: (rule) =>
      rule.custom((value, { parent }) => !isKind(parent, ...kindsWith('url')) || (redirectUrlProblem(value) ?? true)),
  }),
}

export const redirectTarget = defineObject({
  name: 'redirectTarget',
  title: 'New address',
  fields: [
    choiceField('kind', 'Leads to', {
      description: 'Choose a page wherever there is one: the redirect then follows the page when its path changes.',
      initialValue: 'page',
      required: 'Choose where the redirect leads.',
      choices: TITLES,
    }),
    ...Object.values(DESTINATIONS),
    codeField('anchor', 'Place on the page', {
      description: 'Optional. The anchor name of a section to jump to, without the # sign.',
      when: ofKind(...ALL_TARGET_KINDS.filter((kind) => TARGET_KINDS[kind].isOwn)),
      validation: (rule) => [rule.custom(checkAnchor), rule.custom(hiddenAnchorProblem).warning()],
    }),
  ],
})

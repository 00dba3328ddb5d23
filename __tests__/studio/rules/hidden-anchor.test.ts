/** @jest-environment node */
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import { hiddenAnchorProblem } from '@/studio/rules/hidden-anchor'

const IS_HIDDEN = expect.stringMatching(/^The section with this anchor name is hidden/)

const shown = { _type: 'steps', _key: 'shown', anchor: 'steps' }
const hidden = { _type: 'steps', _key: 'hidden', anchor: 'steps', isHidden: true }

let client: ReturnType<typeof clientOf>

beforeAll(async () => {
  const page = { _type: 'page', sections: [hidden] }
  // What is hidden in a draft is still shown to visitors.
  const lines = [
    { _id: 'page-hidden', ...page },
    { _id: 'page-shown', ...page, sections: [shown] },
    { _id: 'drafts.page-shown', ...page },
  ]
  client = clientOf(await startLake({ dataset: { lines } }))
})

function check(anchor: string | undefined, parent: Record<string, unknown>, sections: readonly unknown[] = []) {
  const document = { _id: 'page', _type: 'page', _rev: '1', _createdAt: '', _updatedAt: '', sections }
  return hiddenAnchorProblem(anchor, { document, parent, getClient: () => client })
}

test.each([
  ['a shown section', 'steps', [shown], true],
  ['a hidden section (B255)', 'steps', [hidden], IS_HIDDEN],
  ['a hidden section, and a shown one', 'steps', [hidden, shown], true],
  ['what is no section, such as a heading', 'terms', [hidden], true],
  ['nothing yet', undefined, [hidden], true],
])('a link on the same page to %s', async (_name, anchor, sections, expected) => {
  expect(await check(anchor, { kind: 'anchor' }, sections)).toEqual(expected)
})

test.each([
  ['a shown section', 'page-shown', true],
  ['a hidden section (B255)', 'page-hidden', IS_HIDDEN],
  ['a page that is not published', 'page-new', true],
])('a link to another page, and on it to %s', async (_name, _ref, expected) => {
  expect(await check('steps', { kind: 'page', page: { _type: 'reference', _ref } }, [hidden])).toEqual(expected)
})

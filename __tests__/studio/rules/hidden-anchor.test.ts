import { hiddenAnchorProblem } from '@/studio/rules/hidden-anchor'

const HIDDEN = /^The section with this anchor name is hidden/

/** A link on a page with these sections; no other page is asked for. */
function linkOn(sections: readonly { anchor?: string; isHidden?: boolean }[]) {
  return {
    document: { _id: 'page', _type: 'page', _rev: '1', _createdAt: '', _updatedAt: '', sections },
    parent: { kind: 'anchor' },
    getClient: () => {
      throw new Error('The sections stand in the document')
    },
  }
}

test.each([
  ['a shown section', 'steps', [{ anchor: 'steps' }], true],
  ['a hidden section (B255)', 'steps', [{ anchor: 'steps', isHidden: true }], expect.stringMatching(HIDDEN)],
  ['a hidden section, and a shown one', 'steps', [{ anchor: 'steps', isHidden: true }, { anchor: 'steps' }], true],
  ['what is no section, such as a heading', 'terms', [{ anchor: 'steps', isHidden: true }], true],
  ['nothing yet', undefined, [{ isHidden: true }], true],
])('a link to %s', async (_name, anchor, sections, expected) => {
  expect(await hiddenAnchorProblem(anchor, linkOn(sections))).toEqual(expected)
})

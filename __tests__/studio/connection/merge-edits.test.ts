/** Edits of a closed window, put into what the document has become meanwhile. */
import { mergeFields, patchesBetween } from '@/studio/connection/unsent/merge-edits'

const item = (_key: string, heading: string) => ({ _key, heading })

const base = {
  _id: 'page',
  _rev: '1',
  title: 'Our story',
  path: '/our-story',
  sections: [item('a', 'A'), item('b', 'B')],
}

test('keeps the edits, and what others have changed elsewhere', () => {
  const edited = { ...base, title: 'Our story, longer', sections: [item('a', 'A'), item('b', 'B, longer')] }
  const current = {
    ...base,
    _rev: '2',
    path: '/story',
    sections: [item('a', 'A by another'), item('b', 'B'), item('c', 'C')],
  }
  expect(mergeFields(base, edited, current)).toEqual({
    _id: 'page',
    _rev: '2',
    title: 'Our story, longer',
    path: '/story',
    sections: [item('a', 'A by another'), item('b', 'B, longer'), item('c', 'C')],
  })
})

test('an edit that has reached the lake in part is completed, not doubled', () => {
  const edited = { ...base, title: 'Our story in three words' }
  const current = { ...base, title: 'Our story in three' }
  expect(mergeFields(base, edited, current).title).toBe('Our story in three words')
})

test('what was removed stays removed, on either side', () => {
  const edited = { ...base, sections: [item('b', 'B')] }
  expect(mergeFields(base, edited, base).sections).toEqual([item('b', 'B')])
  const removed = { ...base, sections: [item('a', 'A')] }
  expect(mergeFields(base, { ...base, title: 'Other' }, removed).sections).toEqual([item('a', 'A')])
  expect(mergeFields(base, { ...base, path: undefined }, base)).not.toHaveProperty('path')
})

test('nothing is patched when the document has the edits already, whatever its revision', () => {
  expect(patchesBetween({ ...base, _rev: '9', _updatedAt: 'later' }, base)).toEqual([])
})

test('a patch sets what differs, and unsets what is missing', () => {
  const { path: _path, ...rest } = base
  expect(patchesBetween(base, { ...rest, title: 'Other' })).toEqual([{ set: { title: 'Other' } }, { unset: ['path'] }])
})

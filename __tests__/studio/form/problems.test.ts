/** The list of reasons why a document cannot be published. */

import type { CompiledType } from '@/studio/common/untyped'
import { problemsOf } from '@/studio/form/problems'

const type: CompiledType = {
  name: 'page',
  fields: [
    { name: 'path', type: { name: 'string', title: 'Path' } },
    { name: 'sections', type: { name: 'array', title: 'Sections', of: [{ name: 'faq', title: 'Questions' }] } },
  ],
}
const page = { sections: [{ _key: 'a', _type: 'faq' }] }
const heading = ['sections', { _key: 'a' }, 'heading']

test('names the section or the field of every error, each error once, and no warnings', () => {
  const markers = [
    { level: 'error' as const, message: 'Needs a path.', path: ['path'] },
    { level: 'error' as const, message: 'Needs a heading.', path: heading },
    { level: 'error' as const, message: 'Needs a heading.', path: heading },
    { level: 'warning' as const, message: 'Too long.', path: ['path'] },
  ]
  expect(problemsOf(markers, page, type).map(({ position, message }) => `${position}: ${message}`)).toEqual([
    'Path: Needs a path.',
    'Questions: Needs a heading.',
  ])
})

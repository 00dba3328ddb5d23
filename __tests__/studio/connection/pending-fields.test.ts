/** Edits of a closed window, field by field, against what the document has become meanwhile. */
import { patchOf, pendingFields } from '@/studio/connection/unsent/pending-fields'

const TEXT = { name: 'string' }
const CARDS = { name: 'array', title: 'Cards', of: [{ name: 'card', fields: [{ name: 'title', type: TEXT }] }] }
const TYPE = {
  name: 'page',
  fields: [
    { name: 'title', type: { ...TEXT, title: 'Title' } },
    { name: 'path', type: { ...TEXT, title: 'Path' } },
    {
      name: 'seo',
      type: { name: 'seo', title: 'Search', fields: [{ name: 'text', type: { ...TEXT, title: 'Text' } }] },
    },
    {
      name: 'sections',
      type: {
        name: 'array',
        title: 'Sections',
        of: [
          { name: 'banner', title: 'Banner', fields: [{ name: 'heading', type: { ...TEXT, title: 'Heading' } }] },
          { name: 'tiles', title: 'Tiles', fields: [{ name: 'cards', type: CARDS }] },
        ],
      },
    },
  ],
}

const section = (_key: string, heading: string, fields: object = {}) => ({ _key, _type: 'banner', heading, ...fields })

const base = {
  _id: 'page',
  _rev: '1',
  title: 'Our story',
  path: '/our-story',
  sections: [section('a', 'A', { text: 'a' }), section('b', 'B')],
}

const edit = (edited: object, decided?: string[]) => ({ base, edited: { ...base, ...edited }, decided })

/** What is asked, and the patches that a yes makes. */
function pending(unsent: ReturnType<typeof edit>, current: unknown) {
  return pendingFields(TYPE, unsent, current).map((field) => ({
    name: field.titles.join(' › '),
    patch: patchOf(field),
  }))
}

test('each field that was typed in is one, and what others have changed beside it is none', () => {
  const edited = edit({
    title: 'Longer',
    path: undefined,
    sections: [section('a', 'A, longer', { text: 'a' }), section('b', 'B')],
  })
  const current = {
    ...base,
    _rev: '2',
    path: '/story',
    sections: [section('c', 'C'), section('a', 'A', { text: 'by another' }), section('b', 'B')],
  }
  expect(pending(edited, current)).toEqual([
    { name: 'Title', patch: { set: { title: 'Longer' } } },
    { name: 'Path', patch: { unset: ['path'] } },
    { name: 'Sections › Banner “A” › Heading', patch: { set: { 'sections[_key=="a"].heading': 'A, longer' } } },
  ])
})

test('what has arrived, and what is decided, is not asked again', () => {
  const edited = edit({ title: 'Longer', path: '/longer' }, ['path'])
  expect(pending(edited, base).map(({ name }) => name)).toEqual(['Title'])
  expect(pending(edited, { ...base, _rev: '9', title: 'Longer' })).toEqual([])
})

test('an edit that has reached the lake in part is completed, not doubled', () => {
  const edited = edit({ title: 'Our story in three words' })
  expect(pending(edited, { ...base, title: 'Our story in three' })).toEqual([
    { name: 'Title', patch: { set: { title: 'Our story in three words' } } },
  ])
})

test('a list with other items, or in another order, is one field', () => {
  const [a, b] = base.sections
  for (const sections of [
    [b],
    [b, a],
    [a, section('n', 'New'), b],
    [section('a', 'A, longer'), b, section('n', 'New')],
  ]) {
    expect(pending(edit({ sections }), base)).toEqual([{ name: 'Sections', patch: { set: { sections } } }])
  }
})

test('what was typed in a section that is gone puts the section back, once, at the end', () => {
  const removed = section('b', 'B, longer', { text: 'b' })
  const [a] = base.sections
  expect(pending(edit({ sections: [a, removed] }), { ...base, sections: [a] })).toEqual([
    { name: 'Sections › Banner “B”', patch: { insert: { after: 'sections[-1]', items: [removed] } } },
  ])
})

test('an object that the document does not have is put back whole, else its fields', () => {
  const seo = { _type: 'seo', text: 'Words' }
  expect(pending(edit({ seo }), base)).toEqual([{ name: 'Search', patch: { set: { seo } } }])
  expect(pending(edit({ seo }), { ...base, seo: { _type: 'seo', note: 'by another' } })).toEqual([
    { name: 'Search › Text', patch: { set: { 'seo.text': 'Words' } } },
  ])
})

test('a document that is not there yet has every field', () => {
  const edited = { _id: 'new', _type: 'page', title: 'New' }
  expect(pendingFields(TYPE, { base: null, edited }, undefined).map(({ id }) => id)).toEqual(['title'])
})

/** The fields in which two states of a document differ. */
import { fieldChanges, inWords } from '@/studio/common/field-changes'

const CARD = { name: 'card', fields: [{ name: 'text', type: { name: 'string', title: 'Words' } }] }
const TYPE = {
  name: 'page',
  fields: [
    { name: 'cards', type: { name: 'array', title: 'Cards', of: [CARD] } },
    { name: 'body', type: { name: 'array', title: 'Text', of: [{ name: 'block' }] } },
    { name: 'link', type: { name: 'reference', title: 'Page' } },
  ],
}

const block = (text: string) => ({ _key: 'p', _type: 'block', children: [{ _key: 's', _type: 'span', text }] })
const found = (before: unknown, after: unknown) =>
  fieldChanges(TYPE, before, after).map(({ path, titles }) => [path, titles.filter(Boolean).join(' › ')])

test('an item is known by its title where all are of one kind', () => {
  const cards = (text: string) => ({ cards: [{ _key: 'a', title: 'First', text }] })
  expect(found(cards('one'), cards('two'))).toEqual([[['cards', { _key: 'a' }, 'text'], 'Cards › “First” › Words']])
})

test('rich text, references and crops are one field each', () => {
  expect(found({ body: [block('one')] }, { body: [block('two')] })).toEqual([[['body'], 'Text']])
  expect(found({ link: { _ref: 'a' } }, { link: { _ref: 'b' } })).toEqual([[['link'], 'Page']])
  const cropped = (top: number) => ({ art: { alt: 'Art', crop: { _type: 'sanity.imageCrop', top, left: top } } })
  expect(found(cropped(0), cropped(0.1))).toEqual([[['art', 'crop'], 'art › crop']])
})

test('an object of another kind is one field', () => {
  expect(found({ link: { _type: 'a', x: 1 } }, { link: { _type: 'b', x: 2 } })).toEqual([[['link'], 'Page']])
})

test('the order in which the lake has fields, and what it notes itself, make no difference', () => {
  expect(found({ _rev: '1', link: { _ref: 'a', _type: 'x' } }, { link: { _type: 'x', _ref: 'a' }, _rev: '2' })).toEqual(
    [],
  )
})

test('a field that the schema does not have has its own name', () => {
  expect(found({ cards: [] }, { cards: [], old: 1 })).toEqual([[['old'], 'old']])
})

test('paragraphs and items stand below each other in words', () => {
  expect(inWords([block('One'), block('Two')])).toBe('One\nTwo')
  expect(inWords({ _type: 'link', kind: 'page', isNew: true, text: '' })).toBe('page, on')
  expect(inWords([])).toBeNull()
})

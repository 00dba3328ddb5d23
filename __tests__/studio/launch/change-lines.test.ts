/** What a launch changes, as an editor reads it. */
import { changeLines } from '@/studio/launch/changes/change-lines'

const TEXT = { name: 'string', title: 'Text' }
const TYPE = {
  name: 'page',
  fields: [
    { name: 'title', type: { ...TEXT, title: 'Title' } },
    { name: 'hidden', type: { name: 'boolean', title: 'Hide' } },
    {
      name: 'sections',
      type: {
        name: 'array',
        title: 'Sections',
        of: [
          { name: 'banner', title: 'Banner', fields: [{ name: 'heading', type: { ...TEXT, title: 'Heading' } }] },
          { name: 'text', title: 'Text', fields: [{ name: 'body', type: { name: 'array', title: 'Body', of: [] } }] },
        ],
      },
    },
  ],
}

const block = (_key: string, text: string) => ({ _key, _type: 'block', children: [{ _key: 's', _type: 'span', text }] })
const lines = (before: unknown, after: unknown) =>
  changeLines(TYPE, before, after).map(
    ({ titles, before: one, after: other }) => `${titles.join(' › ')}: ${one} → ${other}`,
  )

test('a changed, an added and a removed text, and a switch', () => {
  expect(lines({ title: 'One', hidden: false }, { title: 'Two', hidden: true })).toEqual([
    'Title: One → Two',
    'Hide: off → on',
  ])
  expect(lines({}, { title: 'Two' })).toEqual(['Title: null → Two'])
  expect(lines({ title: 'One' }, {})).toEqual(['Title: One → null'])
  expect(lines({ title: 'One' }, { title: 'One' })).toEqual([])
})

test('what changes within a section is named with the section, paragraphs as their text', () => {
  const sections = (heading: string, text: string) => ({
    sections: [
      { _key: 'b', _type: 'banner', heading },
      { _key: 't', _type: 'text', body: [block('1', text), block('2', 'Stays')] },
    ],
  })
  expect(lines(sections('Old', 'Before'), sections('New', 'After'))).toEqual([
    'Sections › Banner “Old” › Heading: Old → New',
    'Sections › Text › Body: Before → After',
  ])
})

test('a new section, one that goes, and another order', () => {
  const [one, other] = [
    { _key: 'a', _type: 'banner', heading: 'A' },
    { _key: 'b', _type: 'banner', heading: 'B' },
  ]
  expect(lines({ sections: [one] }, { sections: [one, other] })).toEqual(['Sections › Banner “B”: null → B'])
  expect(lines({ sections: [one, other] }, { sections: [other] })).toEqual(['Sections › Banner “A”: A → null'])
  expect(lines({ sections: [one, other] }, { sections: [other, one] })).toEqual([
    'Sections: another order → this order',
  ])
})

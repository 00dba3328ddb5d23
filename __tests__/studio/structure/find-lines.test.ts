/** The lines that the tool "Find words" shows. */
import { findLines } from '@/studio/find/find-lines'
import type { CompiledType } from '@/studio/rules/parent'

const string = (title: string, options?: object): CompiledType => ({ name: 'string', title, options })
const list = (title: string, ...of: CompiledType[]): CompiledType => ({ name: 'array', title, of })

const section: CompiledType = {
  name: 'promo',
  title: 'Promo banner',
  fields: [
    { name: 'heading', type: string('Heading') },
    { name: 'tone', type: string('Background', { list: ['cream'] }) },
    { name: 'body', type: list('Text', { name: 'block' }) },
    { name: 'points', type: list('Points', string('Point')) },
  ],
}
const page: CompiledType = {
  name: 'page',
  title: 'Page',
  fields: [
    { name: 'title', type: string('Title') },
    { name: 'sections', type: list('Sections', section, { name: 'other', title: 'Other' }) },
  ],
}

const document = {
  title: 'Start with $300',
  sections: [
    {
      _key: 'a',
      _type: 'promo',
      heading: 'Cream of the crop',
      tone: 'cream',
      body: [
        { _key: 'b', _type: 'block', children: [{ text: 'Your first ' }, { text: '$300 is' }, { text: ' ours' }] },
      ],
      points: ['Nothing here', '$300 off'],
    },
  ],
}

test('shows each line with the words, where it stands, and what is around them', () => {
  expect(findLines(document, page, '$300')).toEqual([
    { path: ['title'], titles: ['Title'], parts: ['Start with ', '$300', ''] },
    {
      path: ['sections', { _key: 'a' }, 'body', { _key: 'b' }],
      titles: ['Sections', 'Promo banner', 'Text'],
      parts: ['Your first ', '$300', ' is ours'],
    },
    {
      path: ['sections', { _key: 'a' }, 'points', 1],
      titles: ['Sections', 'Promo banner', 'Points'],
      parts: ['', '$300', ' off'],
    },
  ])
})

test('finds words in any case, and none in choices that are stored as codes', () => {
  expect(findLines(document, page, 'CREAM').map(({ parts }) => parts[1])).toEqual(['Cream'])
})

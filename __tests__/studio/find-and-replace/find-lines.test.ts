/** The lines that the tool "Find words" shows, and what becomes of them when the words are replaced. */

import type { CompiledType } from '@/studio/common/untyped'
import { findLines, replaceInLine } from '@/studio/find-and-replace/find-lines'
import { isSearchable, type Search } from '@/studio/find-and-replace/search'

const string = (title: string, options?: object): CompiledType => ({ name: 'string', title, options })
const list = (title: string, ...of: CompiledType[]): CompiledType => ({ name: 'array', title, of })

const section: CompiledType = {
  name: 'promo',
  title: 'Promo banner',
  fields: [
    { name: 'heading', type: string('Heading') },
    { name: 'buttonLabel', type: string('Words of the button') },
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
      buttonLabel: 'Start for {price}',
      tone: 'cream',
      body: [
        { _key: 'b', _type: 'block', children: [{ text: 'Your first ' }, { text: '$300 is' }, { text: ' ours' }] },
      ],
      points: ['Nothing here', '$300 off'],
    },
  ],
}

const any: Omit<Search, 'words'> = { isExact: false, isOnlyLabels: false }

/** The document as visitors read it. */
const filled = JSON.parse(JSON.stringify(document).replaceAll('{price}', '$300'))

const find = (words: string, over: Partial<Search> = {}) =>
  findLines(filled, document, page, { words, ...any, ...over })

const partsOf = (words: string, over: Partial<Search> = {}) => find(words, over).map(({ parts }) => parts)

test('shows each line with the words, its fields, and what is around them', () => {
  expect(find('$300')).toMatchObject([
    { path: ['title'], titles: ['Title'], parts: ['Start with ', '$300', ''] },
    {
      path: ['sections', { _key: 'a' }, 'buttonLabel'],
      titles: ['Sections', 'Promo banner', 'Words of the button'],
      parts: ['Start for ', '$300', ''],
    },
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
  expect(partsOf('CREAM')).toEqual([['', 'Cream', ' of the crop']])
})

test('exactly means the same capitals and whole words, with signs as well', () => {
  expect(partsOf('cream', { isExact: true })).toEqual([])
  expect(partsOf('Crea', { isExact: true })).toEqual([])
  expect(partsOf('Cream', { isExact: true })).toEqual([['', 'Cream', ' of the crop']])
  expect(partsOf('$30', { isExact: true })).toEqual([])
  expect(partsOf('$300', { isExact: true })).toHaveLength(4)
  expect(partsOf('.*')).toEqual([])
})

test('only labels are the words of controls', () => {
  expect(partsOf('start', { isOnlyLabels: true })).toEqual([['', 'Start', ' for $300']])
})

test.each([
  ['$', true],
  ['a', false],
  ['7', false],
  ['', false],
  ['ab', true],
])('%j can be searched: %s', (words, isPossible) => {
  expect(isSearchable({ words, ...any })).toBe(isPossible)
})

test('words are replaced in each text of a line, and what is a sign in patterns is itself', () => {
  const [title, button, paragraph, point] = find('$300').map(({ stored }) =>
    replaceInLine(stored, { words: '$300', ...any }, '$& 350'),
  )
  expect(title).toEqual({ text: 'Start with $& 350', changes: [{ path: ['title'], text: 'Start with $& 350' }] })
  // It stands there as the name of a fact.
  expect(button).toBeNull()
  const body = ['sections', { _key: 'a' }, 'body', { _key: 'b' }]
  expect(paragraph).toEqual({
    text: 'Your first $& 350 is ours',
    changes: [{ path: [...body, 'children', 1, 'text'], text: '$& 350 is' }],
  })
  expect(point).toMatchObject({ text: '$& 350 off' })
})

test('words whose style changes within them are not replaced', () => {
  const [line] = find('first $300')
  expect(line?.parts).toEqual(['Your ', 'first $300', ' is ours'])
  expect(line && replaceInLine(line.stored, { words: 'first $300', ...any }, 'last $300')).toBeNull()
})

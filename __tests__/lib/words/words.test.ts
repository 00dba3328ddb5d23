/** Words: defaults, what editors write, plurals and placeholders, and which of them go with a page. */

import type { DefaultTexts } from '@/lib/words/default-words'
import { DEFAULT_QUOTE_FORM, DEFAULT_WORDS } from '@/lib/words/default-words'
import { mergeWords } from '@/lib/words/merge-words'
import { fillIn, placeholdersIn, wordsOnPage } from '@/lib/words/words'

const FACTS = new Map([['phone', '1300 975 707']])

const tables: [string, DefaultTexts][] = Object.entries(DEFAULT_WORDS)

test('a word that nobody has changed is its default, with its placeholders filled in', () => {
  const { enquiry, lists } = mergeWords(null)
  expect(enquiry.send).toBe('Send')
  expect(fillIn(lists.showing, { first: 1, last: '12', total: 30 })).toBe('Showing 1 to 12 of 30 results')
})

test.each([
  [0, '0 voices'],
  [1, '1 voice'],
  [2, '2 voices'],
])('%d has its own form', (count, text) => {
  expect(fillIn(mergeWords(null).voiceSearch.voices, { count })).toBe(text)
})

test('a changed word takes the place of the default, others stay', () => {
  const { voiceSearch } = mergeWords({
    voiceSearch: { clear: 'Start again', voices: { one: 'Somebody', other: '{count} people' } },
  })
  expect(voiceSearch.clear).toBe('Start again')
  expect(fillIn(voiceSearch.voices, { count: 1 })).toBe('Somebody')
  expect(fillIn(voiceSearch.voices, { count: 3 })).toBe('3 people')
  expect(voiceSearch.filters).toBe('Filters')
})

test('a value is not searched for placeholders', () => {
  const { lists } = mergeWords({ lists: { showing: 'Showing {first} to {last}' } })
  expect(fillIn(lists.showing, { first: '{last}', last: '$&', total: 0 })).toBe('Showing {last} to $&')
})

test('a row or a placeholder that is missing does not compile', () => {
  const { enquiry, lists } = mergeWords(null)
  // @ts-expect-error there is no such row
  expect(enquiry.sendNow).toBeUndefined()
  // @ts-expect-error `total` is missing
  expect(fillIn(lists.showing, { first: 1, last: 2 })).toContain('{total}')
  // @ts-expect-error a text with placeholders is no string
  const text: string = lists.showing
  expect(text).not.toBe('')
})

describe('of the document', () => {
  const enquiry = (fields: object) => mergeWords({ enquiry: fields }, FACTS, () => '').enquiry

  test('a default stays where the document is not published, or its field is empty', () => {
    expect(mergeWords(null, FACTS)).toEqual(mergeWords({}))
    expect(enquiry({ send: ' Send ', name: '', phone: null })).toEqual(mergeWords(null).enquiry)
    expect(mergeWords(DEFAULT_WORDS, FACTS)).toEqual(mergeWords(null))
  })

  test('an empty form is the default one', () => {
    expect(enquiry({ charactersLeft: { one: 'One left', other: '' } }).charactersLeft).toEqual({
      one: 'One left',
      other: '{number} characters left',
    })
  })

  test('facts are filled in, placeholders stay, and a missing fact leaves nothing', () => {
    const { orCall, nameTooLong } = enquiry({
      orCall: 'or call {phone}{discount}',
      nameTooLong: 'At most {max}. {phone}',
    })
    expect(orCall).toBe('or call 1300 975 707')
    expect(fillIn(nameTooLong, { max: 200 })).toBe('At most 200. 1300 975 707')
  })

  test('fields of other shapes are ignored', () => {
    expect(enquiry({ send: 3, charactersLeft: 'Some', unknown: 'x' })).toEqual(mergeWords(null).enquiry)
    expect(mergeWords({ enquiry: 'x', unknown: { send: 'y' } }, FACTS)).toEqual(mergeWords(null))
  })
})

test('a page gets the words of the frame and of what it shows, and never those of the server', () => {
  const words = mergeWords(null)
  const frame = ['briefs', 'enquiry', 'frame', 'page', 'player']
  expect(Object.keys(wordsOnPage(words)).sort()).toEqual(frame)
  const page = wordsOnPage(words, ['estimator', 'estimator'])
  expect(Object.keys(page).sort()).toEqual([...frame, 'estimator'].sort())
  expect(page.estimator).toEqual(words.estimator)
})

test('no placeholder of a word is misspelt in its plural', () => {
  const forms = tables.flatMap(([, texts]) => Object.values(texts).filter((text) => typeof text !== 'string'))
  for (const { one, other } of forms) {
    expect(placeholdersIn(other)).toEqual(expect.arrayContaining(placeholdersIn(one)))
  }
})

test('the defaults of the quote form are set word for word', () => {
  expect(DEFAULT_QUOTE_FORM).toMatchObject({
    title: 'Get a quick quote',
    subtitle: "Send us a short brief, and we'll be back to you ASAP",
    successNotice: 'Quote is sent successfully, Our team will get back to you soon. thanks!',
  })
})

/** Words: defaults, changes, plurals and placeholders, and which of them go with a page. */

import { wordsOfSection, wordsOnPage } from '@/lib/page/words-on-page'
import { changedWords } from '@/lib/words/changed-words'
import { WORD_TABLES } from '@/lib/words/tables'
import { defineWords, placeholdersIn, wordsOf } from '@/lib/words/words'

const table = defineWords('sample', {
  send: 'Send',
  showing: 'Showing {first} to {last}',
  found: { one: '{count} voice', other: '{count} voices' },
})

const FACTS = new Map([['phone', '1300 975 707']])

test('a word that nobody has changed is its default, with its placeholders filled in', () => {
  const words = wordsOf(table)
  expect(words('send')).toBe('Send')
  expect(words('showing', { first: 1, last: '12' })).toBe('Showing 1 to 12')
})

test.each([
  [0, '0 voices'],
  [1, '1 voice'],
  [2, '2 voices'],
])('%d has its own form', (count, text) => {
  expect(wordsOf(table)('found', { count })).toBe(text)
})

test('a changed word takes the place of the default, others stay', () => {
  const words = wordsOf(table, { sample: { send: 'Off it goes', found: { one: 'Somebody', other: '{count} people' } } })
  expect(words('send')).toBe('Off it goes')
  expect(words('found', { count: 1 })).toBe('Somebody')
  expect(words('found', { count: 3 })).toBe('3 people')
  expect(words('showing', { first: 1, last: 2 })).toBe('Showing 1 to 2')
})

test('a value is not searched for placeholders', () => {
  expect(wordsOf(table)('showing', { first: '{last}', last: '$&' })).toBe('Showing {last} to $&')
})

describe('of the document', () => {
  const enquiry = (fields: object) => changedWords({ enquiry: fields }, FACTS, () => '')

  test('nothing travels before it is published, and nothing that equals its default or is empty', () => {
    expect(changedWords(null, FACTS)).toEqual({})
    expect(enquiry({ send: ' Send ', name: '', phone: null })).toEqual({})
    const defaults = Object.fromEntries(WORD_TABLES.map(({ name, texts }) => [name, texts]))
    expect(changedWords(defaults, FACTS)).toEqual({})
  })

  test('only what differs travels, and an empty form is the default one', () => {
    expect(enquiry({ send: 'Send it', charactersLeft: { one: 'One left', other: '' } })).toEqual({
      enquiry: { send: 'Send it', charactersLeft: { one: 'One left', other: '{number} characters left' } },
    })
  })

  test('facts are filled in, placeholders stay, and a missing fact leaves no token', () => {
    expect(enquiry({ orCall: 'or call {phone}{discount}', nameTooLong: 'At most {max}. {phone}' })).toEqual({
      enquiry: { orCall: 'or call 1300 975 707', nameTooLong: 'At most {max}. 1300 975 707' },
    })
  })

  test('fields of other shapes are ignored', () => {
    expect(enquiry({ send: 3, charactersLeft: 'Some', unknown: 'x' })).toEqual({})
    expect(changedWords({ enquiry: 'x', unknown: { send: 'y' } }, FACTS)).toEqual({})
  })
})

test('a page gets the words of what it shows', () => {
  const changes = { enquiry: { send: 'a' }, estimator: { radio: 'b' }, refusals: { failed: 'c' } }
  expect(wordsOnPage(changes)).toEqual({ enquiry: { send: 'a' } })
  expect(wordsOnPage(changes, wordsOfSection('estimator'))).toEqual({
    enquiry: { send: 'a' },
    estimator: { radio: 'b' },
  })
})

test('every table has a name of its own, and no placeholder of a word is misspelt in its plural', () => {
  expect(new Set(WORD_TABLES.map(({ name }) => name)).size).toBe(WORD_TABLES.length)
  for (const { texts } of WORD_TABLES) {
    for (const text of Object.values(texts)) {
      if (typeof text === 'string') continue
      expect(placeholdersIn(text.other)).toEqual(expect.arrayContaining(placeholdersIn(text.one)))
    }
  }
})

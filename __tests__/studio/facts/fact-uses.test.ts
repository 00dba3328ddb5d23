/** Which sentences hold a fact, before and after it changes (B203). */
import { factsFrom, writtenFacts } from '@/lib/facts/facts'
import type { CompiledType } from '@/studio/common/untyped'
import {
  changedNames,
  holdersOf,
  isChanged,
  namesAt,
  partsOf,
  sentencesOf,
  sentencesWith,
  type TextPair,
} from '@/studio/facts/fact-uses'
import { sentencesWithFacts } from '@/studio/facts/sentences'

const string: CompiledType = { name: 'string' }
const page: CompiledType = {
  name: 'page',
  fields: [
    { name: 'title', type: { ...string, title: 'Title' } },
    { name: 'text', type: { ...string, title: 'Text' } },
    { name: 'body', type: { name: 'array', title: 'Body', of: [{ name: 'block' }] } },
  ],
}

const block = (...texts: string[]) => ({ _key: 'b', _type: 'block', children: texts.map((text) => ({ text })) })

const pair = (published: object | undefined, draft: object | null = null): TextPair => ({
  id: 'home',
  type: 'page',
  title: 'Home (/)',
  published,
  draft,
})

const long = (sentence: string) => `${'A sentence that is long enough to be left out. '.repeat(4)}${sentence}`

test('a short text is shown whole, of a long one the sentences with facts', () => {
  expect(sentencesWithFacts('Avg. {response-short} response')).toEqual(['Avg. {response-short} response'])
  expect(sentencesWithFacts(long('We answer in {response}. {credit} is for you! Call us.'))).toEqual([
    'We answer in {response}.',
    '{credit} is for you!',
  ])
  expect(sentencesWithFacts(long('There is none. {name} is somebody.'))).toEqual([])
})

test('sentences are found in plain and in running text, in whatever style, with their fields', () => {
  const found = sentencesOf(pair({ title: 'Call {phone}', body: [block('Reply in ', '{response}', ' or less')] }), page)
  expect(found).toMatchObject([
    { id: 'home', title: 'Home (/)', titles: ['Title'], path: ['title'], names: ['phone'], only: null },
    { titles: ['Body'], path: ['body', { _key: 'b' }], stored: 'Reply in {response} or less', names: ['response'] },
  ])
})

test('unpublished changes: what only one version says is marked, what both say is listed once', () => {
  const published = { title: 'Call {phone}', text: 'We answer in {response}' }
  const draft = { title: 'Call {phone}', text: 'We reply in {response}' }
  expect(sentencesOf(pair(published, draft), page).map(({ stored, only }) => [stored, only])).toEqual([
    ['Call {phone}', null],
    ['We reply in {response}', 'draft'],
    ['We answer in {response}', 'published'],
  ])
  expect(sentencesOf(pair(undefined, draft), page).map(({ only }) => only)).toEqual(['draft', 'draft'])
})

const HOURS = { days: ['Monday'], opens: '09:00', closes: '17:00', timeZone: 'AEST' }
const BEFORE = {
  phone: '1300 975 707',
  openingHours: HOURS,
  others: [
    { _key: 'a', name: 'number', value: '25' },
    { _key: 'b', name: 'years', value: '{number}+ years' },
    { _key: 'c', name: 'response', value: 'under 1 hour' },
  ],
}

test('a fact is its field; opening hours are two facts', () => {
  expect(namesAt(BEFORE, ['phone'])).toEqual(['phone'])
  expect(namesAt(BEFORE, ['openingHours'])).toEqual(['hours', 'times'])
  expect(namesAt(BEFORE, ['others', { _key: 'b' }])).toEqual(['years'])
  expect(namesAt(BEFORE, ['others', { _key: 'z' }])).toEqual([])
})

test('the sentences of a fact that stands in another one are those of both', () => {
  const sentences = sentencesOf(pair({ title: '{years} in business', text: 'For {number} years' }), page)
  const names = ['number', ...holdersOf(['number'], writtenFacts(BEFORE))]
  expect(names).toEqual(['number', 'years'])
  expect(sentencesWith(names, sentences)).toHaveLength(2)
  expect(sentencesWith(['number'], sentences)).toHaveLength(1)
})

test('a changed fact changes every sentence that holds it, directly or inside another, and no other', () => {
  const after = {
    ...BEFORE,
    openingHours: { ...HOURS, opens: '08:00' },
    others: BEFORE.others.map((fact) => (fact.name === 'number' ? { ...fact, value: '26' } : fact)),
  }
  const [old, now] = [factsFrom(BEFORE), factsFrom(after)]
  expect(changedNames(old, now)).toEqual(['hours', 'times', 'number', 'years'])
  const texts = { title: '{years} in business', text: 'We answer in {response}, {times}. Call {phone}.' }
  const changed = sentencesOf(pair(texts), page).filter((sentence) => isChanged(sentence, old, now))
  expect(changed.map(({ stored }) => stored)).toEqual([texts.title, texts.text])
  const byHours = changed.filter((sentence) => isChanged(sentence, old, now, ['hours', 'times']))
  expect(byHours.map(({ stored }) => stored)).toEqual([texts.text])
})

test('a sentence is shown as visitors read it, with the values of the fact marked', () => {
  expect(partsOf('We answer in {response}, {times}.', ['response'], factsFrom(BEFORE))).toEqual([
    { text: 'We answer in ', isMarked: false },
    { text: 'under 1 hour', isMarked: true },
    { text: ', ', isMarked: false },
    { text: '9am-5pm AEST', isMarked: false },
    { text: '.', isMarked: false },
  ])
})

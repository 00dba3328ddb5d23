import { factsFrom } from '@/lib/facts/facts'
import { factsIn, fillText, fillTexts } from '@/lib/facts/fill-texts'

const facts = factsFrom({
  phone: ' 1300 975 707 ',
  email: null,
  openingHours: { words: '{open}, Monday to Friday' },
  others: [
    { name: 'open', value: '9am-5pm' },
    { name: 'loop', value: '{loop}!' },
    { name: 'quoted', value: 'so-called "free"\\ \n' },
    { name: 'empty', value: '  ' },
    { name: null, value: 'nameless' },
  ],
})

test('facts have names, and one may stand in another', () => {
  expect(Object.fromEntries(facts)).toEqual({
    phone: '1300 975 707',
    hours: '9am-5pm, Monday to Friday',
    open: '9am-5pm',
    loop: '{loop}!!',
    quoted: 'so-called "free"\\',
  })
  expect(factsFrom(null).size).toBe(0)
})

const WEEK = { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' }

test('opening hours are two facts: the sentence, and the times without the days', () => {
  expect(Object.fromEntries(factsFrom({ openingHours: { ...WEEK, timeZone: 'AEST' } }))).toEqual({
    hours: '9am-5pm AEST, Monday to Friday',
    times: '9am-5pm AEST',
  })
  expect(factsFrom({ openingHours: { ...WEEK, words: ' By appointment ' } }).get('hours')).toBe('By appointment')
  expect(factsFrom({ openingHours: { ...WEEK, closes: null } }).size).toBe(0)
})

test('fills in every text of a value, whatever its characters, and nothing else', () => {
  const content = {
    text: 'Call {phone}, {hours}.',
    deep: [{ _key: '{phone}', children: [{ text: '{quoted}' }] }],
    count: 2,
    none: null,
    braces: '{ phone } {Phone} {}',
  }
  expect(fillTexts(content, facts)).toEqual({
    ...content,
    text: 'Call 1300 975 707, 9am-5pm, Monday to Friday.',
    deep: [{ _key: '{phone}', children: [{ text: 'so-called "free"\\' }] }],
  })
  expect(fillTexts(null, facts)).toBeNull()
  expect(fillTexts(['{phone}', ['{open}']], facts)).toEqual(['1300 975 707', ['9am-5pm']])
})

test('a missing fact stays as it is written, or is left out', () => {
  expect(fillText('For {price} {empty}', facts)).toBe('For {price} {empty}')
  expect(fillText('For {price}', facts, (name) => `[${name}]`)).toBe('For [price]')
})

test('what a component fills in is left to it', () => {
  expect(factsIn('{name}: {phone}')).toEqual(['phone'])
  expect(fillText('{name}', facts, () => '')).toBe('{name}')
})

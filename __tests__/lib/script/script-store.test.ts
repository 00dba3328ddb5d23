/** The stored script (B366), in any state. */
import fc from '@/__tests__/helpers/fast-check'
import { readScript } from '@/lib/script/read-script'
import { NO_SCRIPT, parseScript } from '@/lib/script/script-store'

test('what was stored is read again', () => {
  const script = {
    text: 'SFX: rain.\nFresh bread.',
    strikes: [{ start: 0, end: 4, isRead: false }],
    choices: [['number 12', 1]],
    counted: ['direction'],
    columns: [['VISION', true]],
    use: { tab: 'commercial', location: 'statewide', medium: 'tv' },
  }
  expect(parseScript(JSON.stringify(script))).toEqual(script)
})

test.each([
  ['nothing', null],
  ['no JSON', '{"text":'],
  ['null', 'null'],
  ['a number', '5'],
])('%s is no script', (_, text) => {
  expect(parseScript(text)).toEqual(NO_SCRIPT)
})

test('what is invalid of it is left out, and the rest is read (B767)', () => {
  const broken = {
    text: 'Fresh bread',
    strikes: [null, 5, { start: '0', end: 2, isRead: true }, { start: 0, end: 5, isRead: false }],
    choices: [null, 'a', ['number 12'], ['number 12', 'x'], ['number 12', -1], ['number 12', 1]],
    counted: [5, 'struck', 'speaker'],
    columns: { VISION: true },
    use: 'commercial',
  }
  expect(parseScript(JSON.stringify(broken))).toEqual({
    ...NO_SCRIPT,
    text: 'Fresh bread',
    strikes: [{ start: 0, end: 5, isRead: false }],
    choices: [['number 12', 1]],
    counted: ['speaker'],
  })
})

test('whatever is stored, it can be read (B767)', () => {
  const anything = fc.record({
    text: fc.oneof(fc.string(), fc.constant('VO: 12 loaves, $5 each. (rain)')),
    strikes: fc.array(
      fc.oneof(fc.jsonValue(), fc.record({ start: fc.double(), end: fc.double(), isRead: fc.boolean() })),
    ),
    choices: fc.array(fc.oneof(fc.jsonValue(), fc.tuple(fc.constant('number 12'), fc.oneof(fc.double(), fc.nat())))),
    counted: fc.jsonValue(),
    columns: fc.jsonValue(),
    use: fc.jsonValue(),
  })
  fc.assert(
    fc.property(anything, (stored) => {
      const { text, strikes, choices, counted, columns } = parseScript(JSON.stringify(stored))
      const script = readScript(text, {
        strikes,
        choices: new Map(choices),
        counted: new Set(counted),
        columns: new Map(columns),
      })
      expect(script.words).toBeGreaterThanOrEqual(0)
    }),
  )
})

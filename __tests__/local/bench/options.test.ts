import { readOptions } from '../../../local/bench/options'
import { StartError } from '../../../local/http/listen'

test('without options everything is measured and nothing is written', () => {
  expect(readOptions([])).toEqual({
    parts: ['js', 'lighthouse', 'phone', 'publish', 'scale', 'redirects', 'voices'],
    pages: null,
    write: false,
  })
})

test('one part and some pages can be selected', () => {
  expect(readOptions(['--only', 'js', '--pages', '/, /services'])).toEqual({
    parts: ['js'],
    pages: ['/', '/services'],
    write: false,
  })
})

test('a report is written for a whole run only', () => {
  expect(readOptions(['--write']).write).toBe(true)
  expect(() => readOptions(['--write', '--only', 'js'])).toThrow(StartError)
  expect(() => readOptions(['--write', '--pages', '/'])).toThrow('whole run')
})

test.each([
  [['--only', 'speed'], '--only is "speed", expected one of js, lighthouse, phone, publish, scale, redirects, voices.'],
  [['--pages', '/,services'], '--pages holds "services"'],
  [['--pages', ''], '--pages holds ""'],
  [['--fast'], "Unknown option '--fast'"],
  [['js'], 'Usage: npm run bench'],
])('%j is refused with a message', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

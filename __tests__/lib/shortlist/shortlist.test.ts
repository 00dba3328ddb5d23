import { voice } from '@/__tests__/helpers/data/voices'
import {
  mergeLists,
  parseShortlist,
  SHORTLIST_MAX,
  type ShortlistVoice,
  shortlistVoice,
  toggleVoice,
  withNote,
} from '@/lib/shortlist/shortlist'

const shortlisted = (id: number): ShortlistVoice => ({ id: String(id), name: `Voice ${id}`, code: `BB-${id}` })
const list = (...ids: number[]) => ids.map(shortlisted)
const ids = (voices: readonly ShortlistVoice[]) => voices.map(({ id }) => Number(id))
const many = (count: number, first = 1) => list(...Array.from({ length: count }, (_, index) => first + index))

test('keeps id, pseudonym and booking ref of a voice', () => {
  expect(shortlistVoice(voice(7, 'Tamsin Reed'))).toEqual({ id: '7', name: 'Tamsin Reed', code: 'BB-7' })
})

test('a voice is appended, and removed by the next click', () => {
  const two = toggleVoice(list(1), shortlisted(2))
  expect(ids(two)).toEqual([1, 2])
  expect(ids(toggleVoice(two, shortlisted(1)))).toEqual([2])
})

test('a full list adds no more, and can still remove', () => {
  const full = many(SHORTLIST_MAX)
  expect(toggleVoice(full, shortlisted(99))).toEqual(full)
  expect(toggleVoice(full, shortlisted(3))).toHaveLength(SHORTLIST_MAX - 1)
})

test('a stored list round-trips', () => {
  expect(parseShortlist(JSON.stringify(list(3, 1)))).toEqual(list(3, 1))
})

test.each([
  ['nothing', null],
  ['no JSON', '[{"id":'],
  ['no list', '{"voices":[]}'],
  ['null', 'null'],
])('%s reads as an empty list', (_, text) => {
  expect(parseShortlist(text)).toEqual([])
})

test('broken and repeated entries are left out, and no more are read than a list holds', () => {
  const voices = [null, shortlisted(1), { id: 2 }, { ...shortlisted(1), name: 'Twin' }, 'x', ...many(40, 5)]
  const read = parseShortlist(JSON.stringify(voices))
  expect(ids(read).slice(0, 2)).toEqual([1, 5])
  expect(read).toHaveLength(SHORTLIST_MAX)
})

test('a note is kept with its voice, and a blank one is none', () => {
  const [first, second] = withNote(list(1, 2), '2', 'warm')
  expect([first, second]).toEqual([shortlisted(1), { ...shortlisted(2), note: 'warm' }])
  expect(withNote(withNote(list(1), '1', 'warm'), '1', ' ')).toEqual(list(1))
  expect(parseShortlist(JSON.stringify([{ ...shortlisted(1), note: 'warm' }]))).toEqual([
    { ...shortlisted(1), note: 'warm' },
  ])
  expect(parseShortlist(JSON.stringify([{ ...shortlisted(1), note: 5 }]))).toEqual([])
})

const noted = (id: number, note: string) => ({ ...shortlisted(id), note })

test('two lists become one: the own voices first, then the others, in their orders (B766)', () => {
  expect(mergeLists(list(3, 1), list(1, 2, 4))).toEqual({ voices: list(3, 1, 2, 4), left: [] })
})

test.each([
  ['of one list alone', 'warm', '', 'warm'],
  ['of the other alone', '', 'warm', 'warm'],
  ['of both', 'warm', 'too slow', 'warm\ntoo slow'],
  ['that was added to and sent back', 'warm', 'warm, but too slow', 'warm, but too slow'],
  ['of which an older one comes back', 'warm, but too slow', 'warm', 'warm, but too slow'],
  ['of neither', '', '', undefined],
])('a note %s is kept (B766)', (_, own, other, both) => {
  const { voices } = mergeLists([noted(1, own)], [noted(1, other)])
  expect(voices[0]?.note || undefined).toBe(both)
})

test('voices for which there is no room are named, and the own ones stay (B766)', () => {
  const { voices, left } = mergeLists(many(SHORTLIST_MAX - 1), list(50, 51, 52))
  expect(ids(voices)).toEqual([...ids(many(SHORTLIST_MAX - 1)), 50])
  expect(ids(left)).toEqual([51, 52])
})

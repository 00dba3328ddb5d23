import { voice } from '@/__tests__/helpers/voices'
import { mergeVoices, moveVoice, removeVoice } from '@/lib/shortlist/order'
import {
  formatShortlist,
  parseShortlist,
  SHORTLIST_MAX,
  type ShortlistVoice,
  shortlistVoice,
  toggleVoice,
} from '@/lib/shortlist/shortlist'

const kept = (id: number): ShortlistVoice => ({ id: String(id), name: `Voice ${id}`, code: `BB-${id}` })
const list = (...ids: number[]) => ids.map(kept)
const ids = (voices: readonly ShortlistVoice[]) => voices.map(({ id }) => Number(id))
const many = (count: number, first = 1) => list(...Array.from({ length: count }, (_, index) => first + index))

test('keeps id, pseudonym and booking ref of a voice', () => {
  expect(shortlistVoice(voice(7, 'Tamsin Reed'))).toEqual({ id: '7', name: 'Tamsin Reed', code: 'BB-7' })
})

test('a voice is appended, and removed by the next click', () => {
  const two = toggleVoice(list(1), kept(2))
  expect(ids(two)).toEqual([1, 2])
  expect(ids(toggleVoice(two, kept(1)))).toEqual([2])
})

test('a full list adds no more, and can still remove', () => {
  const full = many(SHORTLIST_MAX)
  expect(toggleVoice(full, kept(99))).toEqual(full)
  expect(toggleVoice(full, kept(3))).toHaveLength(SHORTLIST_MAX - 1)
})

test('a stored list round-trips', () => {
  expect(parseShortlist(formatShortlist(list(3, 1)))).toEqual(list(3, 1))
})

test.each([
  ['nothing', null],
  ['no JSON', '{"version":1,"voices":['],
  ['another version', JSON.stringify({ version: 2, voices: list(1) })],
  ['no list', JSON.stringify({ version: 1, voices: 'all' })],
  ['something else', '42'],
  ['null', 'null'],
])('%s reads as an empty list', (_, text) => {
  expect(parseShortlist(text)).toEqual([])
})

test('broken and repeated entries are left out, and no more are read than a list holds', () => {
  const voices = [null, kept(1), { id: 2 }, { ...kept(1), name: 'Twin' }, 'x', ...many(40, 5)]
  const read = parseShortlist(JSON.stringify({ version: 1, voices }))
  expect(ids(read).slice(0, 2)).toEqual([1, 5])
  expect(read).toHaveLength(SHORTLIST_MAX)
})

test('a voice moves by one position, within the list', () => {
  expect(ids(moveVoice(list(1, 2, 3), '3', -1))).toEqual([1, 3, 2])
  expect(ids(moveVoice(list(1, 2, 3), '1', 1))).toEqual([2, 1, 3])
  expect(ids(moveVoice(list(1, 2, 3), '1', -1))).toEqual([1, 2, 3])
  expect(ids(moveVoice(list(1, 2, 3), '3', 1))).toEqual([1, 2, 3])
  expect(ids(moveVoice(list(1, 2), '9', 1))).toEqual([1, 2])
  expect(ids(removeVoice(list(1, 2), '1'))).toEqual([2])
})

test("keeping a shared list loses nothing of one's own, and reports what did not fit", () => {
  expect(ids(mergeVoices(list(1, 2), list(2, 3)).voices)).toEqual([1, 2, 3])
  const { voices, left } = mergeVoices(many(19), many(3, 50))
  expect(ids(voices)).toEqual([...ids(many(19)), 50])
  expect(ids(left)).toEqual([51, 52])
  expect(mergeVoices(many(18), many(2, 50)).left).toEqual([])
})

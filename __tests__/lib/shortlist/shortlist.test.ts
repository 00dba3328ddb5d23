import { voice } from '@/__tests__/helpers/data/voices'
import {
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
  const voices = [null, kept(1), { id: 2 }, { ...kept(1), name: 'Twin' }, 'x', ...many(40, 5)]
  const read = parseShortlist(JSON.stringify(voices))
  expect(ids(read).slice(0, 2)).toEqual([1, 5])
  expect(read).toHaveLength(SHORTLIST_MAX)
})

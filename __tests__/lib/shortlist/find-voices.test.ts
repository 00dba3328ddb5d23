import { voice, voicePage } from '@/__tests__/helpers/voices'
import type { CallQuery } from '@/lib/api/calls'
import type { Voice } from '@/lib/api/models'
import { findVoices } from '@/lib/shortlist/find-voices'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'

const wanted = (id: number, name: string): ShortlistVoice => ({ id: String(id), name, code: '' })

type Answer = (query: CallQuery<'voices'>) => Voice[] | Promise<Voice[]>

async function find(list: ShortlistVoice[], answer: Answer, signal?: AbortSignal) {
  const asked: CallQuery<'voices'>[] = []
  const found = new Map<string, Voice | null>()
  let running = 0
  let most = 0
  const search = findVoices(list, {
    async ask(query) {
      asked.push(query)
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running--
      return voicePage(await answer(query))
    },
    onFound: (id, finding) => void found.set(id, finding),
    signal,
  })
  const failure = await search.then(
    () => null,
    (error: Error) => error.message,
  )
  return { asked, found, most, failure }
}

const all = [voice(1, 'Tamsin Reed'), voice(2, 'Flint'), voice(3, 'Flint')]
const byName: Answer = ({ searchKeyword }) => all.filter(({ pseudonym }) => pseudonym === searchKeyword)

test('searches by name in every region, and matches a voice by its id', async () => {
  const { asked, found } = await find([wanted(3, 'Flint')], byName)
  expect(found.get('3')).toBe(all[2])
  expect(asked).toEqual([{ featuredOnly: false, ethicalAIOnly: false, searchKeyword: 'Flint', page: 1, pageSize: 50 }])
  expect(found.size).toBe(1)
})

test('a renamed voice is found among those similar to its id', async () => {
  const { asked, found } = await find([wanted(1, 'Old Name')], ({ voiceId }) => (voiceId === '1' ? all : []))
  expect(asked.map(({ voiceId }) => voiceId)).toEqual([undefined, '1'])
  expect(found.get('1')).toBe(all[0])
})

test('where those leave the voice itself out, it is found in the list of all voices, which is read once', async () => {
  const list = [wanted(1, 'Old Name'), wanted(2, 'Older Name'), wanted(9, 'Lost Soul')]
  const { asked, found } = await find(list, ({ voiceId, searchKeyword }) => (voiceId || searchKeyword ? [] : all))
  expect(found.get('1')).toBe(all[0])
  expect(found.get('2')).toBe(all[1])
  expect(found.get('9')).toBeNull()
  expect(asked.filter(({ voiceId, searchKeyword }) => !voiceId && !searchKeyword)).toEqual([
    { featuredOnly: false, ethicalAIOnly: false, page: 1, pageSize: 100 },
  ])
})

test('an unknown voice is reported as missing', async () => {
  const { found, failure } = await find([wanted(9, 'Lost Soul'), wanted(1, 'Tamsin Reed')], byName)
  expect(found.get('9')).toBeNull()
  expect(found.get('1')).toBe(all[0])
  expect(failure).toBeNull()
})

test('a link without a name requests by id only', async () => {
  const { asked } = await find([wanted(1, '')], () => all)
  expect(asked).toEqual([expect.objectContaining({ voiceId: '1' })])
})

test('requests at most four voices at a time, and one response may contain several', async () => {
  const many = Array.from({ length: 20 }, (_, index) => voice(index, `Voice ${index}`))
  const list = many.map(({ id, pseudonym }) => wanted(Number(id), pseudonym))
  const apart = await find(list, ({ searchKeyword }) => many.filter(({ pseudonym }) => pseudonym === searchKeyword))
  expect(apart.most).toBe(4)
  expect(apart.found.size).toBe(20)
  const together = await find(list, () => many)
  expect(together.asked.length).toBeLessThanOrEqual(4)
  expect(together.found.size).toBe(20)
})

test('a failure is reported, and nothing counts as missing because of it', async () => {
  const { found, failure } = await find([wanted(1, 'Tamsin Reed')], () => {
    throw new Error('The API is not answering.')
  })
  expect(failure).toBe('The API is not answering.')
  expect(found.size).toBe(0)
})

test('reports nothing after an abort', async () => {
  const controller = new AbortController()
  const { found } = await find(
    [wanted(1, 'Tamsin Reed')],
    (query) => {
      controller.abort()
      return byName(query)
    },
    controller.signal,
  )
  expect(found.size).toBe(0)
})

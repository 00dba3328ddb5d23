/** Finding one sample through the list call alone, over real HTTP. With the local API: pages/api/samples. */
import { createApiClient } from '@/lib/api/server/client'
import { createSampleFinder } from '@/lib/samples/find-sample'
import { findByKey, sampleKey } from '@/lib/voices/sample-key'
import { startHttpServer } from '../../helpers/http-server'
import { voiceSample } from '../../helpers/voices'

/**
 * An API whose similar voices leave out the requested one, with more voices than one response holds; records its
 * requests.
 */
async function startStrangeApi() {
  const asked: URLSearchParams[] = []
  const flaw = { status: 200 }
  const audio = [{ id: 7, category: 'Narration', url: '/a.mp3' }]
  const one = (id: string, pseudonym: string) => ({ id, pseudonym, categoryAudioList: audio })
  const server = await startHttpServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams
    asked.push(query)
    const named = [one('twin', 'Wren'), one('w-1', 'Wren')]
    const all = query.get('page') === '2' ? [one('far', 'Renamed')] : [...named, one('near', 'Someone')]
    const found = query.get('searchKeyword') === 'Wren' ? named : all
    const voices = query.has('voiceId')
      ? [one('other', 'Other')]
      : query.has('searchKeyword') && found === all
        ? []
        : found
    response.writeHead(flaw.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ voices, totalCount: voices.length, totalPages: voices === all ? 2 : 1 }))
  })
  return { asked, flaw, origin: server.origin }
}

test('a voice is found by its name with one request, and matched by its id', async () => {
  const api = await startStrangeApi()
  const find = createSampleFinder(createApiClient(api.origin))
  const found = await find({ voiceId: 'w-1', key: '7', name: 'Wren' })
  expect(found?.voice.id).toBe('w-1')
  expect(api.asked.map((query) => query.get('searchKeyword'))).toEqual(['Wren'])
})

test('a voice is found by its id without a name, and nobody is nobody', async () => {
  const api = await startStrangeApi()
  const find = createSampleFinder(createApiClient(api.origin))
  expect((await find({ voiceId: 'far', key: '7', name: '' }))?.voice.id).toBe('far')
  expect(await find({ voiceId: 'nobody', key: '7', name: '' })).toBeNull()
})

test('an API that lists a voice among those similar to it gets no further requests', async () => {
  const api = await startStrangeApi()
  const find = createSampleFinder(createApiClient(api.origin))
  expect((await find({ voiceId: 'other', key: '7', name: '' }))?.voice.id).toBe('other')
  expect(api.asked).toHaveLength(1)
})

test('requests a voice once within its time to live, and again at once after a failure', async () => {
  const api = await startStrangeApi()
  const find = createSampleFinder(createApiClient(api.origin), { ttl: 300 })
  const other = { voiceId: 'other', key: '7', name: '' }
  await Promise.all([find(other), find(other), find(other)])
  expect(api.asked).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 350))
  api.flaw.status = 500
  await expect(find(other)).rejects.toThrow('voices: status 500')
  api.flaw.status = 200
  expect(await find(other)).not.toBeNull()
  expect(api.asked).toHaveLength(3)
})

test('a sample is named by its id, or by its category where the API gives it none', () => {
  expect(sampleKey(voiceSample(12))).toBe('12')
  const url = 'https://cdn.test/a.mp3'
  const bare = voiceSample(1, { id: url, url, category: ' On Hold ' })
  expect(sampleKey(bare)).toBe('On Hold')
  expect(findByKey([voiceSample(12), bare], 'On Hold')).toBe(bare)
  expect(findByKey([bare], url)).toBeNull()
})

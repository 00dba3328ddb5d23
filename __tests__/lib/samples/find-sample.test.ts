/** Finding one sample through the list call alone, over real HTTP with the local API. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiClient } from '@/lib/api/server/client'
import { createSampleFinder } from '@/lib/samples/find-sample'
import { findByKey, sampleKey } from '@/lib/voices/sample-key'
import { startApi } from '../../../local/api/server'
import { startHttpServer } from '../../helpers/http-server'
import { voiceSample } from '../../helpers/voices'

test.each(['camel', 'snake'] as const)('finds a sample by voice and id with fields in %s case', async (fieldNames) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-samples-'))
  const api = await startApi({ port: 0, fieldNames, dataDir })
  try {
    const find = createSampleFinder(createApiClient(api.origin))
    const found = await find({ voiceId: '101', key: '10102', name: '' })
    expect(found?.voice.pseudonym).toBe('Tamsin Reed')
    expect(found?.sample.category).toBe('Corporate')
    expect(await find({ voiceId: '101', key: '10201', name: 'Tamsin Reed' })).toBeNull()
    expect(await find({ voiceId: '999999', key: '1', name: 'Tamsin Reed' })).toBeNull()
    expect(await find({ voiceId: 'http://evil.test/x.mp3', key: '1', name: '' })).toBeNull()
  } finally {
    await api.close()
    rmSync(dataDir, { recursive: true })
  }
})

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
  return { ...server, asked, flaw }
}

test('a voice is found by its name with one request, and matched by its id', async () => {
  const api = await startStrangeApi()
  try {
    const find = createSampleFinder(createApiClient(api.origin))
    const found = await find({ voiceId: 'w-1', key: '7', name: 'Wren' })
    expect(found?.voice.id).toBe('w-1')
    expect(api.asked.map((query) => query.get('searchKeyword'))).toEqual(['Wren'])
  } finally {
    await api.close()
  }
})

test.each([
  ['another name', 'near', 'Old Name', ['Old Name', null, null]],
  ['no name', 'far', '', [null, null, null]],
])(
  'with %s it is found in the list of all voices where the similar ones leave it out',
  async (_case, voiceId, name, words) => {
    const api = await startStrangeApi()
    try {
      const find = createSampleFinder(createApiClient(api.origin))
      expect((await find({ voiceId, key: '7', name }))?.voice.id).toBe(voiceId)
      expect(api.asked.map((query) => query.get('searchKeyword'))).toEqual(words)
      expect(await find({ voiceId: 'nobody', key: '7', name })).toBeNull()
    } finally {
      await api.close()
    }
  },
)

test('an API that lists a voice among those similar to it gets no further requests', async () => {
  const api = await startStrangeApi()
  try {
    const find = createSampleFinder(createApiClient(api.origin))
    expect((await find({ voiceId: 'other', key: '7', name: '' }))?.voice.id).toBe('other')
    expect(api.asked).toHaveLength(1)
  } finally {
    await api.close()
  }
})

test('requests a voice once within its time to live, and again at once after a failure', async () => {
  const api = await startStrangeApi()
  try {
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
  } finally {
    await api.close()
  }
})

test('caches a bounded number of voices', async () => {
  const api = await startStrangeApi()
  try {
    const find = createSampleFinder(createApiClient(api.origin), { max: 2 })
    // The third evicts the first.
    for (const voiceId of ['other', 'a', 'b', 'other']) await find({ voiceId, key: '7', name: '' })
    expect(api.asked.filter((query) => query.get('voiceId') === 'other')).toHaveLength(2)
    await find({ voiceId: 'b', key: '7', name: '' })
    expect(api.asked.filter((query) => query.get('voiceId') === 'b')).toHaveLength(1)
  } finally {
    await api.close()
  }
})

test('a sample is named by its id, or by its category where the API gives it none', () => {
  expect(sampleKey(voiceSample(12))).toBe('12')
  const url = 'https://cdn.test/a.mp3'
  const bare = voiceSample(1, { id: url, url, category: ' On Hold ' })
  expect(sampleKey(bare)).toBe('On Hold')
  expect(findByKey([voiceSample(12), bare], 'On Hold')).toBe(bare)
  expect(findByKey([bare], url)).toBeNull()
})

/** Samples in memory, over real HTTP. How a voice is found: shortlist/find-voices; with the local API: pages/api/samples. */
import { createApiClient } from '@/lib/api/server/client'
import { createSampleFinder } from '@/lib/samples/find-sample'
import { findByKey, sampleKey } from '@/lib/voices/sample-key'
import { startHttpServer } from '../../helpers/http-server'
import { voiceSample } from '../../helpers/voices'

test('requests a voice once within its time to live, and again at once after a failure', async () => {
  let asked = 0
  let status = 200
  const server = await startHttpServer((_request, response) => {
    asked += 1
    const voices = [{ id: 'other', pseudonym: 'Other', categoryAudioList: [{ id: 7, category: 'A', url: '/a.mp3' }] }]
    response.writeHead(status).end(JSON.stringify({ voices, totalCount: 1, totalPages: 1 }))
  })
  const find = createSampleFinder(createApiClient(server.origin), { ttl: 300 })
  const other = { voiceId: 'other', key: '7', name: '' }
  await Promise.all([find(other), find(other), find(other)])
  expect(asked).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 350))
  status = 500
  await expect(find(other)).rejects.toThrow('voices: status 500')
  status = 200
  expect(await find(other)).not.toBeNull()
  expect(asked).toBe(3)
})

test('a sample is named by its id, or by its category where the API gives it none', () => {
  expect(sampleKey(voiceSample(12))).toBe('12')
  const url = 'https://cdn.test/a.mp3'
  const bare = voiceSample(1, { id: url, url, category: ' On Hold ' })
  expect(sampleKey(bare)).toBe('On Hold')
  expect(findByKey([voiceSample(12), bare], 'On Hold')).toBe(bare)
  expect(findByKey([bare], url)).toBeNull()
})

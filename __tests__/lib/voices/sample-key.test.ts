/** How samples are named. How a voice is found: shortlist/find-voices; with the local API: pages/api/samples. */
import { findByKey, sampleKey } from '@/lib/voices/sample-key'
import { voiceSample } from '../../helpers/voices'

test('a sample is named by its id, or by its category where the API gives it none', () => {
  expect(sampleKey(voiceSample(12))).toBe('12')
  const url = 'https://cdn.test/a.mp3'
  const bare = voiceSample(1, { id: url, url, category: ' On Hold ' })
  expect(sampleKey(bare)).toBe('On Hold')
  expect(findByKey([voiceSample(12), bare], 'On Hold')).toBe(bare)
  expect(findByKey([bare], url)).toBeNull()
})

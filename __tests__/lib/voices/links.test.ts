import { downloadLink, ethicalLink, shareLink, similarLink } from '@/lib/voices/links'
import { voice, voiceSample } from '../../helpers/data/voices'

const reed = voice(101, 'Tamsin Reed')

test('a shared link has name and category, and the region where it is known (B81)', () => {
  expect(shareLink('https://www.example.com.au', reed, 'On Hold', 2)).toBe(
    'https://www.example.com.au/voice-over-artists?name=Tamsin+Reed&category_name=On+Hold&region_id=2',
  )
  expect(shareLink('https://a.test', reed, null, null)).toBe('https://a.test/voice-over-artists?name=Tamsin+Reed')
})

test('links to similar voices, the Ethical AI page, and files', () => {
  expect(similarLink(reed)).toBe('/voice-over-artists?voice_id=101')
  expect(ethicalLink(reed)).toBe('/voice-over-artists/ethical-ai?name=Tamsin+Reed')
  expect(downloadLink(reed, voiceSample(10101))).toBe('/api/samples/101/10101?name=Tamsin+Reed')
  expect(downloadLink(voice(1, 'Zoë', { id: 'a/b' }), voiceSample(1))).toBe('/api/samples/a%2Fb/1?name=Zo%C3%AB')
})

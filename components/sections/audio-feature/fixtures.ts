/** Sections for tests. */
import { contentAction, pageLink } from '@/lib/content/fixtures'
import type { ContentAudioSample, SectionOf } from '@/lib/content/section-types'

export function audioSample(key: string, title: string, change: Partial<ContentAudioSample> = {}): ContentAudioSample {
  return {
    _key: key,
    title,
    description: null,
    audio: { url: `http://lake.test/${key}.mp3`, mimeType: 'audio/mpeg', size: 1000 },
    peaks: Array.from({ length: 100 }, (_, index) => (index * 37) % 256),
    seconds: 12,
    isSample: true,
    ...change,
  }
}

export const typical: SectionOf<'audioFeature'> = {
  _key: 'music',
  _type: 'audioFeature',
  tone: 'ink',
  anchor: null,
  eyebrow: 'Jingles and brand music',
  heading: 'Three tunes that know their customer',
  text: 'Written from scratch for one brand at a time.',
  actions: [contentAction('Jingles and brand music', pageLink('/services/jingles'))],
  samples: [
    audioSample('brass', 'Saturday Brass', { description: 'A funk horn line.' }),
    audioSample('lyrebird', 'Little Lyrebird'),
  ],
}

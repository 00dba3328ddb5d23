/** Sections for tests. */
import { contentAction, contentImage, contentLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'
import { audioSample } from '../audio-feature/fixtures'
import type { Sample } from './sample'

export function sample(key: string, title: string, fields: Partial<Sample> = {}): Sample {
  return {
    ...audioSample(key, title),
    kind: 'audio',
    eyebrow: null,
    transcript: null,
    video: null,
    poster: null,
    captions: null,
    switchAt: null,
    ...fields,
  }
}

export function film(key: string, title: string, fields: Partial<Sample> = {}): Sample {
  return sample(key, title, {
    kind: 'video',
    audio: null,
    peaks: [],
    video: {
      url: `http://lake.test/${key}.mp4`,
      mimeType: 'video/mp4',
      size: 1000,
      uploadedAt: '2026-10-17T01:00:00Z',
    },
    poster: contentImage({ alt: 'A still' }),
    ...fields,
  })
}

/** A film with a recording before the repair and, from `switchAt` seconds on, after it. */
export function comparison(key: string, title: string, fields: Partial<Sample> = {}): Sample {
  return film(key, title, {
    seconds: 10,
    switchAt: 5,
    transcript: 'Please mind the step.',
    captions: { url: `http://lake.test/${key}.vtt`, mimeType: 'text/vtt', size: 100 },
    ...fields,
  })
}

export const typical: SectionOf<'samples'> = {
  _key: 'samples',
  _type: 'samples',
  tone: 'white',
  anchor: 'listen-to-samples-of-our-work',
  eyebrow: 'Samples',
  heading: 'Listen to samples of our work',
  intro: 'Made for imaginary clients.',
  actions: [contentAction('Get a quick quote', contentLink({ kind: 'quote' }))],
  samples: [
    sample('sunny', 'Sunny Side', { description: 'A whistled hook.' }),
    sample('harbour', 'Harbour Lights'),
    film('rain', 'Rain on a tin roof', { description: 'Three layers of rain.', seconds: 7.5 }),
  ],
  initialCount: 2,
  layout: 'rows',
}

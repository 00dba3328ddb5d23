/** Sections for tests. */
import { contentAction, contentImage, contentLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'videoEmbed'> = {
  _key: 'video',
  _type: 'videoEmbed',
  tone: 'ink',
  anchor: null,
  eyebrow: 'Behind the glass',
  heading: 'Hear a picture change',
  text: 'The same shot, then with a voice.',
  source: 'file',
  address: null,
  video: {
    url: 'http://lake.test/files/film.mp4',
    mimeType: 'video/mp4',
    size: 400_000,
    uploadedAt: '2026-10-17T01:00:00Z',
  },
  videoTitle: 'One minute in the studio',
  poster: contentImage({ width: 960, height: 540, alt: 'A microphone' }),
  captions: { url: 'http://lake.test/files/film.vtt', mimeType: 'text/vtt', size: 300 },
  seconds: 62,
  transcript: 'A voice says: welcome.',
  actions: [contentAction('Get a quick quote', contentLink({ kind: 'quote' }))],
}

/** A film hosted elsewhere. */
export const hosted: SectionOf<'videoEmbed'> = {
  ...typical,
  source: 'youtube',
  address: 'https://youtu.be/dQw4w9WgXcQ?si=share',
  video: null,
  captions: null,
}

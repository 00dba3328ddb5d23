/** Structured data of a page's videos and recordings. Pure. */
import type { AudioObject, VideoObject } from 'schema-dts'
import type { PageSection, SectionOf } from '@/lib/content/section-types'
import { organisationId } from './business'

type Film = {
  name: string
  description: string | null
  url: string
  mimeType: string | null
  uploadedAt: string | null
  poster: string | null
  seconds: number | null
  transcript: string | null
}

type Recording = Pick<Film, 'name' | 'description' | 'url' | 'mimeType' | 'seconds'>

type FilmSource = Pick<SectionOf<'videoEmbed'>, 'video' | 'poster' | 'seconds'>

function film(name: string, description: string | null, source: FilmSource, transcript: string | null): Film[] {
  const { video, poster, seconds } = source
  if (!video?.url || !name) return []
  const { url, mimeType, uploadedAt } = video
  return [{ name, description, url, mimeType, uploadedAt, poster: poster?.url ?? null, seconds, transcript }]
}

function filmsOf(section: PageSection): Film[] {
  if (section._type === 'videoEmbed') {
    return film(section.videoTitle || section.heading, section.text, section, section.transcript)
  }
  if (section._type !== 'samples') return []
  const films = section.samples.filter(({ kind }) => kind === 'video')
  return films.flatMap((sample) => film(sample.title, sample.description, sample, null))
}

function recordingsOf(section: PageSection): Recording[] {
  if (section._type !== 'samples' && section._type !== 'audioFeature') return []
  return section.samples.flatMap((sample) => {
    const { title, description, audio, seconds } = sample
    const isAudio = !('kind' in sample) || sample.kind === 'audio'
    return isAudio && audio?.url && title
      ? [{ name: title, description, url: audio.url, mimeType: audio.mimeType, seconds }]
      : []
  })
}

/** Removes duplicates, because several sections may show the same file. */
function once<T extends { url: string }>(things: T[]): T[] {
  return Array.from(new Map(things.map((thing) => [thing.url, thing])).values())
}

function duration(seconds: number | null): string | undefined {
  return seconds && seconds > 0 ? `PT${Math.round(seconds)}S` : undefined
}

/** VideoObject and AudioObject of all media on a page. */
export function mediaNodes(sections: readonly PageSection[], siteUrl: string): (VideoObject | AudioObject)[] {
  const creator = { '@id': organisationId(siteUrl) }
  const films = once(sections.flatMap(filmsOf)).map(
    (film): VideoObject => ({
      '@type': 'VideoObject',
      name: film.name,
      description: film.description || film.name,
      contentUrl: film.url,
      encodingFormat: film.mimeType ?? undefined,
      thumbnailUrl: film.poster ?? undefined,
      uploadDate: film.uploadedAt ?? undefined,
      duration: duration(film.seconds),
      transcript: film.transcript ?? undefined,
      creator,
    }),
  )
  const recordings = once(sections.flatMap(recordingsOf)).map(
    (recording): AudioObject => ({
      '@type': 'AudioObject',
      name: recording.name,
      description: recording.description ?? undefined,
      contentUrl: recording.url,
      encodingFormat: recording.mimeType ?? undefined,
      duration: duration(recording.seconds),
      creator,
    }),
  )
  return [...films, ...recordings]
}

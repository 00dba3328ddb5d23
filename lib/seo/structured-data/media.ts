/** Structured data of a page's videos and recordings. Pure. */
import type { AudioObject, VideoObject } from 'schema-dts'
import type { PageSection, SectionOf } from '@/lib/content/section-types'
import { organisationId } from './business'

type Sample = SectionOf<'samples'>['samples'][number]

/** The address of its file, by which it is listed once. */
type MediaNode = Exclude<VideoObject | AudioObject, string> & { contentUrl: string }

type FilmSource = Pick<Sample, 'video' | 'poster' | 'seconds'> & {
  name: string
  description: string | null
  transcript: string | null
}

type RecordingSource = Pick<Sample, 'title' | 'description' | 'audio' | 'seconds'>

/** A length as ISO 8601 writes it; undefined when unknown. */
export function isoDuration(seconds: number | null): string | undefined {
  return seconds && seconds > 0 ? `PT${Math.round(seconds)}S` : undefined
}

function film({ name, description, video, poster, seconds, transcript }: FilmSource): MediaNode[] {
  if (!video?.url || !name) return []
  const node: MediaNode = {
    '@type': 'VideoObject',
    name,
    description: description || name,
    contentUrl: video.url,
    encodingFormat: video.mimeType ?? undefined,
    thumbnailUrl: poster?.url ?? undefined,
    uploadDate: video.uploadedAt ?? undefined,
    duration: isoDuration(seconds),
    transcript: transcript ?? undefined,
  }
  return [node]
}

function recording({ title, description, audio, seconds }: RecordingSource): MediaNode[] {
  if (!audio?.url || !title) return []
  const node: MediaNode = {
    '@type': 'AudioObject',
    name: title,
    description: description ?? undefined,
    contentUrl: audio.url,
    encodingFormat: audio.mimeType ?? undefined,
    duration: isoDuration(seconds),
  }
  return [node]
}

function sampleNodes(sample: Sample): MediaNode[] {
  return sample.kind === 'video' ? film({ ...sample, name: sample.title, transcript: null }) : recording(sample)
}

function nodesOf(section: PageSection): MediaNode[] {
  switch (section._type) {
    case 'videoEmbed':
      return film({ ...section, name: section.videoTitle || section.heading, description: section.text })
    case 'samples':
      return section.samples.flatMap(sampleNodes)
    case 'audioFeature':
      return section.samples.flatMap(recording)
    default:
      return []
  }
}

/** VideoObject and AudioObject of all media on a page; several sections may show the same file. */
export function mediaNodes(sections: readonly PageSection[], siteUrl: string): MediaNode[] {
  const byUrl = new Map(sections.flatMap(nodesOf).map((node) => [node.contentUrl, node]))
  const creator = { '@id': organisationId(siteUrl) }
  return Array.from(byUrl.values(), (node) => ({ ...node, creator }))
}

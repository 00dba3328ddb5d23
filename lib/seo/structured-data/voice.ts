/** Structured data of a voice's page: the artist and their samples, without anything that the API does not say. Pure. */
import type { AudioObject, Person } from 'schema-dts'
import type { Voice } from '@/lib/api/models'
import { playableSamples } from '@/lib/voices/samples'
import type { Seo } from '../seo'
import { organisationId } from './business'
import { isoDuration } from './media'

function personId(seo: Seo): string {
  return `${seo.canonical}#voice`
}

/** The page's main node, so that it is named in that of the page. */
export function voiceReference(seo: Seo): { '@id': string } {
  return { '@id': personId(seo) }
}

export function voiceNodes(voice: Voice, seo: Seo, siteUrl: string): (Person | AudioObject)[] {
  const { pseudonym, shortDescription, websiteDescription, male } = voice
  const samples = playableSamples(voice)
  const person: Person = {
    '@type': 'Person',
    '@id': personId(seo),
    name: pseudonym,
    description: websiteDescription || shortDescription || undefined,
    gender: male ? 'Male' : 'Female',
    url: seo.canonical,
    image: seo.image?.url,
    affiliation: { '@id': organisationId(siteUrl) },
  }
  return [
    person,
    ...samples.map(
      ({ category, url, seconds }): AudioObject => ({
        '@type': 'AudioObject',
        name: category.trim() ? `${pseudonym}, ${category.trim()}` : pseudonym,
        contentUrl: url,
        duration: isoDuration(seconds),
        creator: { '@id': personId(seo) },
      }),
    ),
  ]
}

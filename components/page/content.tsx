/** What an island shows: the same component with the same props as on the server. Loaded with the first island. */
import type { ReactElement } from 'react'
import type { SectionIsland, SectionProps } from '@/components/sections/definition'
import { propsOfSection } from '@/components/sections/page-heading'
import { SECTIONS } from '@/components/sections/registry'
import type { SectionType } from '@/lib/content/section-types'
import type { PageProps } from '@/lib/page/props'
import { ISLANDS, type IslandName, isIslandName } from './islands'
import { followSession } from './not-found-instead'

async function sectionContent<T extends SectionType>(props: SectionProps<T>): Promise<ReactElement> {
  const { load }: SectionIsland<T> = SECTIONS[props.section._type]
  const { default: Section } = await load()
  return <Section {...props} />
}

async function namedContent(name: IslandName): Promise<ReactElement> {
  const { default: Part } = await ISLANDS[name].load()
  return <Part />
}

/**
 * @param key of a section
 * @throws when the page has no such island
 */
export async function islandContent(name: string, key: string | null, page: PageProps): Promise<ReactElement> {
  followSession(page, () => namedContent('not-found'))
  if (key === null && isIslandName(name)) return namedContent(name)
  const section = page.page?.sections.find(({ _key }) => _key === key)
  if (page.page && section) return sectionContent(propsOfSection(page.page, section))
  const script = page.voiceContext?.script
  if (script && script._key === key) return sectionContent({ section: script })
  throw new Error(`The page has no part ${name} ${key ?? ''}`)
}

/** The fixture of every section type, from its folder. */
import { SECTIONS } from '@/components/sections/registry'
import type { PageSection } from '@/lib/content/section-types'

/** Names of all section types. */
export const sectionTypes = Object.keys(SECTIONS)

/** @throws when the folder of the type has no fixtures */
export function sectionFixture(type: string): PageSection {
  const folder = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const { typical }: { typical: PageSection } = jest.requireActual(`../../../components/sections/${folder}/fixtures`)
  return typical
}

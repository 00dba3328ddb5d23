/** The fixtures of every section type, from its folder. */
import { SECTIONS } from '@/components/sections/registry'
import type { PageSection } from '@/lib/content/section-types'

export type SectionFixtures = { typical: PageSection; minimal: PageSection; longest: PageSection }

/** Names of all section types. */
export const sectionTypes = Object.keys(SECTIONS)

/** @throws when the folder of the type has no fixtures */
export function sectionFixtures(type: string): SectionFixtures {
  const folder = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const { typical, minimal, longest }: SectionFixtures = jest.requireActual(
    `../../components/sections/${folder}/fixtures`,
  )
  return { typical, minimal, longest }
}

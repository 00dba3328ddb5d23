/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'logos'> = {
  _key: 'logos',
  _type: 'logos',
  tone: 'white',
  anchor: null,
  heading: 'Some of the people we work for (samples)',
  clients: ['Lantern Hill', 'Brightwater'],
}

/** As little as the Studio lets an editor publish: all logos of the site settings, with their heading. */
export const minimal: SectionOf<'logos'> = { ...typical, heading: '', clients: [] }

export const longest: SectionOf<'logos'> = {
  ...typical,
  heading: 'Clients of many kinds '.repeat(8),
  clients: ['Lantern Hill', 'Brightwater', 'Spoke & Chain', 'A client that the settings do not have'],
}

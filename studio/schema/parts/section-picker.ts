/** The section picker of "Add item": a grid of thumbnails. Each section names its group in its schema. */

/** Titles of the groups, in their order. */
const GROUPS = {
  banners: 'Banners',
  words: 'Text and pictures',
  sound: 'Voices and sound',
  people: 'People',
  articles: 'Articles',
  enquiries: 'Prices and enquiries',
} as const

export type SectionGroup = keyof typeof GROUPS

/** What the picker reads of a section type. */
type PickedSection = { name: string; pickerGroup: SectionGroup }

/** URL of a section type's thumbnail. The Studio is always served at /studio. */
export function sectionThumbnail(type: string): string {
  return `/studio/static/sections/${type}.webp`
}

/** For `options.insertMenu` of an array of these sections. */
export function sectionPicker(sections: readonly PickedSection[]) {
  return {
    filter: true,
    showIcons: false,
    groups: Object.entries(GROUPS).map(([group, title]) => ({
      name: group,
      title,
      of: sections.filter(({ pickerGroup }) => pickerGroup === group).map(({ name }) => name),
    })),
    views: [{ name: 'grid' as const, previewImageUrl: sectionThumbnail }, { name: 'list' as const }],
  }
}

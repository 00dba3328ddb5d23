import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SECTION_PICKER, sectionThumbnail } from '@/studio/parts/section-picker'

const FOLDER = 'studio/static/sections'

/** The names of the section types, from their files in the schema. */
function sectionTypes(): string[] {
  const folder = 'studio/schema/sections'
  return readdirSync(folder)
    .filter((file) => file !== 'index.ts')
    .map((file) => {
      const [, name] = /defineSection\(\{\s*name: '(\w+)'/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? []
      if (!name) throw new Error(`${file} defines no section`)
      return name
    })
    .sort()
}

test('every section type has a preview picture, small enough to load many at once, and no picture is unused', () => {
  const files = readdirSync(FOLDER).sort()
  expect(files).toEqual(sectionTypes().map((type) => `${type}.webp`))
  for (const file of files) expect(readFileSync(path.join(FOLDER, file)).length).toBeLessThan(20_000)
})

test('the picker loads a picture from the path where the site serves it', () => {
  const grid = SECTION_PICKER.views.find((view) => view.name === 'grid')
  expect(grid && 'previewImageUrl' in grid && grid.previewImageUrl?.('steps')).toBe(
    '/studio/static/sections/steps.webp',
  )
  expect(sectionThumbnail('steps')).toBe('/studio/static/sections/steps.webp')
})

test('every section type is in exactly one group', () => {
  expect(SECTION_PICKER.groups.flatMap((group) => group.of).sort()).toEqual(sectionTypes())
})

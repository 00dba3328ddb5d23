import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sectionPicker, sectionThumbnail } from '@/studio/parts/section-picker'
import { sections } from '@/studio/schema/sections'

// The package is the whole browser application; these three only return their argument.
jest.mock('sanity', () => {
  const same = (definition: unknown) => definition
  return { defineType: same, defineField: same, defineArrayMember: same }
})

const picker = sectionPicker(sections)

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
  const grid = picker.views.find((view) => view.name === 'grid')
  expect(grid && 'previewImageUrl' in grid && grid.previewImageUrl?.('steps')).toBe(
    '/studio/static/sections/steps.webp',
  )
  expect(sectionThumbnail('steps')).toBe('/studio/static/sections/steps.webp')
})

test('every section type is in exactly one group', () => {
  expect(picker.groups.flatMap((group) => group.of).sort()).toEqual(sectionTypes())
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sectionPicker } from '@/studio/parts/section-picker'
import { sections } from '@/studio/schema/sections'

// The package is the whole browser application; these three only return their argument.
jest.mock('sanity', () => {
  const same = (definition: unknown) => definition
  return { defineType: same, defineField: same, defineArrayMember: same }
})

const picker = sectionPicker(sections)

const FOLDER = 'studio/static/sections'

const types = sections.map(({ name }) => name).sort()

test('every section type has a preview picture, small enough to load many at once, and no picture is unused', () => {
  const files = readdirSync(FOLDER).sort()
  expect(files).toEqual(types.map((type) => `${type}.webp`))
  for (const file of files) expect(readFileSync(path.join(FOLDER, file)).length).toBeLessThan(20_000)
})

test('every section type is in exactly one group', () => {
  expect(picker.groups.flatMap((group) => group.of).sort()).toEqual(types)
})

/** Publishes pages made of sections of the demo's pages. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createPublished, lake, untilResponse } from './lake.ts'

export type Section = { _type: string; _key: string; anchor?: string }

/** Every section type that the Studio offers has a preview picture there. */
const KINDS = readdirSync(join('studio', 'static', 'sections')).map((file) => file.replace(/\.webp$/, ''))

/** The first section of each type that a page uses, by name of the type. */
export async function oneOfEverySection(): Promise<Section[]> {
  const used = await lake().fetch<Section[]>('*[_type == "page" && !(_id in path("drafts.**"))].sections[]')
  const one = KINDS.flatMap((kind) => used.filter(({ _type }) => _type === kind).slice(0, 1))
  // Anchors are unique on a page.
  return one.map(({ anchor: _, ...section }, index) => ({ ...section, _key: `part-${index}` }))
}

/** Publishes a page at the path of its name, without what pages have around their sections, and waits for it. */
export async function publishPage(name: string, sections: readonly Section[]): Promise<void> {
  const path = `/${name}`
  const fields = { title: `Landing page ${path}`, path, sections, showStatistics: false, showLogos: false }
  await createPublished(name, 'page', fields)
  await untilResponse(path, ({ status }) => status === 200)
}

import type { ClientPerspective } from '@sanity/client'
import { type CaseContext, type Cases, newId, TYPE } from './cases.ts'

/** A document with a draft and a version in the release rel1; their `v` says which is which. */
async function threeForms({ client }: CaseContext): Promise<string> {
  const id = newId()
  await client.create({ _id: id, _type: TYPE, v: 'published' })
  await client.create({ _id: `drafts.${id}`, _type: TYPE, v: 'draft' })
  await client.create({ _id: `versions.rel1.${id}`, _type: TYPE, v: 'rel1' })
  return id
}

function shows(perspective: ClientPerspective, expected: string) {
  return async (context: CaseContext) => {
    const id = await threeForms(context)
    const client = context.client.withConfig({ perspective })
    expect(await client.fetch('*[_id == $id][0].v', { id })).toBe(expected)
  }
}

export const PERSPECTIVES: Cases = {
  'perspective published': shows('published', 'published'),
  'perspective drafts': shows('drafts', 'draft'),
  'perspective previewDrafts': shows('previewDrafts', 'draft'),
  'perspective [rel1, drafts]': shows(['rel1', 'drafts'], 'rel1'),
  'perspective [drafts]': shows(['drafts'], 'draft'),
  'perspective [published]': shows(['published'], 'published'),
  'perspective raw, with sanity::versionOf': async (context) => {
    const id = await threeForms(context)
    expect(await context.raw.fetch('*[sanity::versionOf($id)]', { id })).toHaveLength(3)
  },
  'releases::all()': async ({ client }) => {
    expect(await client.fetch('releases::all()')).toEqual(expect.any(Array))
  },
}

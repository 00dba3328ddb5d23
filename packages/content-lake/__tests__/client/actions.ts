import type { CaseContext, Cases } from './cases.ts'
import { newId, TYPE } from './cases.ts'

const kind = <Name extends string>(name: Name) => `sanity.action.document.${name}` as const

const attributesOf = (id: string, fields: Record<string, unknown> = {}) => ({
  _id: `drafts.${id}`,
  _type: TYPE,
  ...fields,
})

/** A release with a version of a document that is published, and what is done in it. */
async function inRelease(
  { client }: CaseContext,
  act: (ids: { releaseId: string; publishedId: string; versionId: string }) => Promise<unknown>,
) {
  const releaseId = `r${newId('').replaceAll('-', '')}`
  const publishedId = newId()
  const versionId = `versions.${releaseId}.${publishedId}`
  await client.releases.create({ releaseId, metadata: { releaseType: 'asap', title: 'x' } })
  await client.create({ _id: publishedId, _type: TYPE })
  await act({ releaseId, publishedId, versionId })
  return client.getDocument(versionId)
}

export const ACTIONS: Cases = {
  'action create, edit, publish, unpublish and discard': async ({ client }) => {
    const publishedId = newId()
    const pair = { publishedId, draftId: `drafts.${publishedId}` }
    const attributes = attributesOf(publishedId, { a: 1 })
    await client.action({ actionType: kind('create'), publishedId, attributes, ifExists: 'fail' })
    await client.action({ actionType: kind('edit'), ...pair, patch: { set: { a: 2 } } })
    await client.action({ actionType: kind('publish'), ...pair })
    expect(await client.getDocument(publishedId)).toMatchObject({ a: 2 })
    await client.action({ actionType: kind('unpublish'), ...pair })
    expect(await client.getDocument(publishedId)).toBeUndefined()
    await client.action({ actionType: kind('version.discard'), versionId: pair.draftId })
    expect(await client.getDocument(pair.draftId)).toBeUndefined()
  },
  'action discard': async ({ client }) => {
    const { _id: draftId } = await client.create(attributesOf(newId()))
    await client.action({ actionType: kind('discard'), draftId })
    expect(await client.getDocument(draftId)).toBeUndefined()
  },
  'action delete': async ({ client }) => {
    const publishedId = newId()
    await client.create({ _id: publishedId, _type: TYPE })
    await client.create(attributesOf(publishedId))
    await client.action({ actionType: kind('delete'), publishedId, includeDrafts: [`drafts.${publishedId}`] })
    expect(await client.getDocument(publishedId)).toBeUndefined()
  },
  'action replaceDraft': async ({ client }) => {
    const publishedId = newId()
    await client.create(attributesOf(publishedId))
    await client.action({
      actionType: kind('replaceDraft'),
      publishedId,
      attributes: attributesOf(publishedId, { z: 1 }),
    })
    expect(await client.getDocument(`drafts.${publishedId}`)).toMatchObject({ z: 1 })
  },
  'action, dryRun': async ({ client }) => {
    const publishedId = newId()
    const attributes = attributesOf(publishedId)
    await client.action({ actionType: kind('create'), publishedId, attributes, ifExists: 'fail' }, { dryRun: true })
    expect(await client.getDocument(attributes._id)).toBeUndefined()
  },
  'action version.create of a draft': async ({ client }) => {
    const { _id: publishedId } = await client.create({ _type: TYPE })
    await client.action({ actionType: kind('version.create'), publishedId, document: attributesOf(publishedId) })
    expect(await client.getDocument(`drafts.${publishedId}`)).toMatchObject({ _type: TYPE })
  },
  'createVersion of a document': async (context) => {
    const version = await inRelease(context, ({ releaseId, publishedId }) =>
      context.client.createVersion({ releaseId, publishedId, baseId: publishedId }),
    )
    expect(version).toMatchObject({ _type: TYPE })
  },
  'createVersion with a document': async (context) => {
    const version = await inRelease(context, ({ releaseId, publishedId, versionId }) =>
      context.client.createVersion({ releaseId, publishedId, document: { _id: versionId, _type: TYPE, a: 1 } }),
    )
    expect(version).toMatchObject({ a: 1 })
  },
  discardVersion: async (context) => {
    const version = await inRelease(context, async ({ releaseId, publishedId, versionId }) => {
      await context.client.create({ _id: versionId, _type: TYPE })
      await context.client.discardVersion({ releaseId, publishedId })
    })
    expect(version).toBeUndefined()
  },
  replaceVersion: async (context) => {
    const version = await inRelease(context, async ({ versionId }) => {
      await context.client.create({ _id: versionId, _type: TYPE })
      await context.client.replaceVersion({ document: { _id: versionId, _type: TYPE, a: 1 } })
    })
    expect(version).toMatchObject({ a: 1 })
  },
  unpublishVersion: async (context) => {
    const version = await inRelease(context, ({ releaseId, publishedId }) =>
      context.client.unpublishVersion({ releaseId, publishedId }),
    )
    expect(version).toMatchObject({ _system: { delete: true } })
  },
  'releases.create, get, edit, schedule, unschedule, archive, unarchive, fetchDocuments, publish, delete': async (
    context,
  ) => {
    const { releases } = context.client
    await inRelease(context, async ({ releaseId, publishedId, versionId }) => {
      const state = async () => (await releases.get({ releaseId }))?.state
      await releases.edit({ releaseId, patch: { set: { 'metadata.title': 'y' } } })
      expect((await releases.get({ releaseId }))?.metadata.title).toBe('y')
      await releases.schedule({ releaseId, publishAt: '2099-01-01T00:00:00Z' })
      expect(await state()).toBe('scheduled')
      await releases.unschedule({ releaseId })
      await releases.archive({ releaseId })
      expect(await state()).toBe('archived')
      await releases.unarchive({ releaseId })
      await context.client.createVersion({ releaseId, publishedId, baseId: publishedId })
      const { result } = await context.raw.releases.fetchDocuments({ releaseId })
      expect(result).toMatchObject([{ _id: versionId }])
      await releases.publish({ releaseId })
      expect(await state()).toBe('published')
      await releases.delete({ releaseId })
      expect(await releases.get({ releaseId })).toBeUndefined()
    })
  },
  'releases.get of a release that is missing': async ({ client }) => {
    expect(await client.releases.get({ releaseId: 'rNone' })).toBeUndefined()
  },
}

import { firstValueFrom } from 'rxjs'
import { failure } from '../../testing/lake.ts'
import { type Cases, newId, TYPE } from './cases.ts'

const QUERY_PATH = '/data/query/production'

export const READING: Cases = {
  'fetch with parameters': async ({ client }) => {
    expect(await client.fetch('1 + $a', { a: 2 })).toBe(3)
  },
  'fetch, filterResponse: false': async ({ client }) => {
    const response = await client.fetch('*[0]', {}, { filterResponse: false })
    expect(response).toEqual({
      ms: expect.any(Number),
      result: null,
      query: '*[0]',
      syncTags: [expect.stringMatching(/^s1:/)],
    })
  },
  'fetch, returnQuery: false': async ({ client }) => {
    const response = await client.fetch('1', {}, { filterResponse: false, returnQuery: false })
    expect(response).not.toHaveProperty('query')
  },
  'fetch of a long query, which is posted': async ({ client }) => {
    const text = 'x'.repeat(20_000)
    expect(await client.fetch(`"${text}"`)).toBe(text)
  },
  'fetch, tag': async ({ client }) => {
    expect(await client.fetch('1', {}, { tag: 'my.tag' })).toBe(1)
  },
  'fetch, lastLiveEventId': async ({ client }) => {
    expect(await client.fetch('1', {}, { lastLiveEventId: 'abc', useCdn: false })).toBe(1)
  },
  'fetch, cacheMode: noStale': async ({ client }) => {
    expect(await client.withConfig({ useCdn: true }).fetch('1', {}, { cacheMode: 'noStale' })).toBe(1)
  },
  'fetch, useCdn with a perspective': async ({ client }) => {
    expect(await client.withConfig({ useCdn: true, perspective: 'drafts' }).fetch('1')).toBe(1)
  },
  'fetch, resultSourceMap': async ({ client }) => {
    const _id = newId()
    await client.create({ _id, _type: TYPE, items: [{ _key: 'a', label: 'first' }] })
    const { resultSourceMap } = await client.fetch<unknown>(
      '*[_id == $_id][0]',
      { _id },
      { filterResponse: false, resultSourceMap: 'withKeyArraySelector' },
    )
    expect(resultSourceMap?.documents).toEqual([{ _id, _type: TYPE }])
  },
  'fetch with stega': async ({ client }) => {
    const _id = newId()
    await client.create({ _id, _type: TYPE, label: 'text' })
    const stega = client.withConfig({ stega: { enabled: true, studioUrl: '/studio' } })
    const found = await stega.fetch<{ label: string }>('*[_id == $_id][0]{label}', { _id })
    expect(found.label.length).toBeGreaterThan('text'.length)
  },
  'fetch of an incomplete query': async ({ client }) => {
    expect(await failure(client.fetch('*[_type == '))).toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/GROQ query parse error:.*unexpected end-of-file, expected expression/s),
      details: { type: 'queryParseError', start: expect.any(Number), end: expect.any(Number) },
    })
  },
  'fetch without a parameter of its query': async ({ client }) => {
    expect(await failure(client.fetch('$nope'))).toMatchObject({ statusCode: 400 })
  },
  'fetch with every form of API version': async ({ client }) => {
    for (const apiVersion of ['X', 'vX', '1', '2021-10-21', 'v2021-03-25', '2099-01-01']) {
      expect(await client.withConfig({ apiVersion }).fetch('1')).toBe(1)
    }
  },
  'fetch from an unknown dataset': async ({ client }) => {
    expect(await failure(client.withConfig({ dataset: 'nope' }).fetch('1'))).toMatchObject({ statusCode: 404 })
  },
  'observable.fetch': async ({ client }) => {
    expect(await firstValueFrom(client.observable.fetch('2'))).toBe(2)
  },
  'getDocument and getDocuments': async ({ client }) => {
    const [a, b] = [newId(), newId()]
    for (const _id of [a, b]) await client.create({ _id, _type: TYPE })
    const found = await client.getDocuments([b, 'case-none', a])
    expect(found.map((document) => document?._id ?? null)).toEqual([b, null, a])
    expect(await client.getDocument('case-none')).toBeUndefined()
  },
  'getDocument of a release': async ({ client }) => {
    const id = newId()
    await client.create({ _id: `versions.rA.${id}`, _type: TYPE })
    expect(await client.getDocument(id, { releaseId: 'rA' })).toMatchObject({ _id: `versions.rA.${id}` })
  },
  'getDocument, includeAllVersions': async ({ client }) => {
    const id = newId()
    for (const _id of [id, `drafts.${id}`]) await client.create({ _id, _type: TYPE })
    expect(await client.getDocument(id, { includeAllVersions: true })).toHaveLength(2)
  },
  'request of a document that is missing': async ({ client }) => {
    expect(await client.request({ url: '/data/doc/production/case-none' })).toEqual({
      documents: [],
      omitted: [{ id: 'case-none', reason: 'existence' }],
    })
  },
  'request of a query with the token absent or wrong': async ({ client }) => {
    expect(await client.withConfig({ token: undefined }).request({ url: `${QUERY_PATH}?query=1` })).toMatchObject({
      result: 1,
    })
    expect(await failure(client.withConfig({ token: 'wrong' }).fetch('1'))).toMatchObject({ statusCode: 401 })
  },
  'a client of a resource': async ({ client }) => {
    const { projectId: _project, dataset: _dataset, ...config } = client.config()
    const { apiHost, apiVersion, token, useCdn, useProjectHostname } = config
    const own = client.clone().withConfig({
      apiHost,
      apiVersion,
      token,
      useCdn,
      useProjectHostname,
      resource: { type: 'dataset', id: 'localdemo.production' },
    })
    expect(await own.fetch('1')).toBe(1)
  },
}

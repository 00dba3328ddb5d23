import type { Patch } from '@sanity/client'
import { failure } from '../../testing/lake.ts'
import { type CaseContext, type Cases, newId, TYPE } from './cases.ts'

/** A case that creates a document, patches it, and compares some of its fields. */
function patches(
  document: Record<string, unknown>,
  build: (patch: Patch) => Patch,
  expected: Record<string, unknown>,
): (context: CaseContext) => Promise<void> {
  return async ({ client }) => {
    const { _id } = await client.create({ _type: TYPE, ...document })
    await build(client.patch(_id)).commit()
    const patched = await client.getDocument(_id)
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, patched?.[name]]))).toEqual(expected)
  }
}

function refuses(document: Record<string, unknown>, build: (patch: Patch) => Patch) {
  return async ({ client }: CaseContext) => {
    const { _id } = await client.create({ _type: TYPE, ...document })
    expect(await failure(build(client.patch(_id)).commit())).toMatchObject({ statusCode: 400 })
  }
}

const list = [1, 2, 3]

export const PATCHES: Cases = {
  'patch set by path, key and index': patches(
    { o: { a: 1 }, l: [{ _key: 'k', v: 1 }, 2, 3] },
    (patch) => patch.set({ 'o.a': 2, 'l[_key=="k"].v': 9, 'l[1]': 8 }),
    { o: { a: 2 }, l: [{ _key: 'k', v: 9 }, 8, 3] },
  ),
  'patch set of a path that is missing': patches({}, (patch) => patch.set({ 'x.y.z': 1 }), { x: { y: { z: 1 } } }),
  'patch setIfMissing': patches({ a: 1 }, (patch) => patch.setIfMissing({ a: 2, b: 3 }), { a: 1, b: 3 }),
  'patch unset by path, range and key': patches(
    { a: 1, l: [1, 2, 3, 4], k: [{ _key: 'x' }, { _key: 'y' }] },
    (patch) => patch.unset(['a', 'l[1:3]', 'k[_key=="x"]']),
    { a: undefined, l: [1, 4], k: [{ _key: 'y' }] },
  ),
  'patch unset everywhere below': patches({ a: { z: 1, b: { z: 2, c: 1 } } }, (patch) => patch.unset(['a..z']), {
    a: { b: { c: 1 } },
  }),
  'patch unset by a comparison': patches(
    {
      l: [
        { _key: 'a', v: 1 },
        { _key: 'b', v: 3 },
      ],
    },
    (patch) => patch.unset(['l[v>2]']),
    { l: [{ _key: 'a', v: 1 }] },
  ),
  'patch inc and dec': patches({ n: 1, m: 1.5 }, (patch) => patch.inc({ n: 5 }).dec({ m: 0.5 }), { n: 6, m: 1 }),
  'patch inc of a text': refuses({ n: 'a' }, (patch) => patch.inc({ n: 1 })),
  'patch inc of nothing': refuses({}, (patch) => patch.inc({ n: 1 })),
  'patch insert before': patches({ list }, (patch) => patch.insert('before', 'list[0]', [0]), { list: [0, 1, 2, 3] }),
  'patch insert after': patches({ list }, (patch) => patch.insert('after', 'list[-1]', [4]), { list: [1, 2, 3, 4] }),
  'patch insert replace': patches({ list }, (patch) => patch.insert('replace', 'list[0:2]', ['x']), {
    list: ['x', 3],
  }),
  'patch append': patches({ list }, (patch) => patch.append('list', [4]), { list: [1, 2, 3, 4] }),
  'patch prepend': patches({ list }, (patch) => patch.prepend('list', [0]), { list: [0, 1, 2, 3] }),
  'patch splice': patches({ list }, (patch) => patch.splice('list', 1, 2, ['a']), { list: [1, 'a'] }),
  'patch diffMatchPatch': patches(
    { s: 'the quick brown fox' },
    (patch) => patch.diffMatchPatch({ s: '@@ -1,9 +1,8 @@\n the \n-quick\n+slow\n' }),
    { s: 'the slow brown fox' },
  ),
  'patch of the type': refuses({}, (patch) => patch.set({ _type: 'other' })),
  'patch set and unset of the same field': patches({ a: 1 }, (patch) => patch.unset(['a']).set({ a: 5 }), {
    a: undefined,
  }),
  'patch ifRevisionId': async ({ client }) => {
    const { _id, _rev } = await client.create({ _type: TYPE })
    await client.patch(_id).ifRevisionId(_rev).set({ a: 1 }).commit()
    expect(await failure(client.patch(_id).ifRevisionId(_rev).set({ a: 2 }).commit())).toMatchObject({
      statusCode: 409,
    })
  },
  'patch of a document that is missing': async ({ client }) => {
    expect(await failure(client.patch('case-none').set({ a: 1 }).commit())).toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentNotFoundError' } }] },
    })
  },
  'patch of several documents': async ({ client }) => {
    const ids = [newId(), newId()]
    for (const _id of ids) await client.create({ _id, _type: TYPE })
    await client.patch(ids).set({ z: 1 }).commit({ returnFirst: false })
    expect(await client.getDocuments(ids)).toMatchObject([{ z: 1 }, { z: 1 }])
  },
  'patch by query': async ({ client, raw }) => {
    const k = newId()
    for (let n = 0; n < 2; n += 1) await client.create({ _type: TYPE, k })
    const patch = client.patch({ query: '*[k == $k]', params: { k } })
    await patch.setIfMissing({ n: 0 }).inc({ n: 1 }).commit({ returnFirst: false })
    expect(await raw.fetch('*[k == $k].n', { k })).toEqual([1, 1])
  },
}

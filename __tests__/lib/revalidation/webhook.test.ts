/** The webhook's filter and projection, evaluated as GROQ, and the parser of their result. */
import { evaluate, parse } from 'groq-js'
import { PayloadError, parseContentEvent, WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '@/lib/revalidation/webhook'
import { contentEvent } from '../../helpers/content-event'

type Document = { _id: string; _type: string; _rev: string; _updatedAt: string; [field: string]: unknown }

const page = (over: Partial<Document> = {}): Document => ({
  _id: 'page-a',
  _type: 'page',
  _rev: 'r1',
  _updatedAt: '2026-01-01T00:00:00.000Z',
  path: '/a',
  ...over,
})

async function evaluateDelta(groq: string, before: Document | null, after: Document | null): Promise<unknown> {
  const options = { before, after, root: after ?? before }
  return (await evaluate(parse(groq, { mode: 'delta' }), options)).get()
}

const project = (before: Document | null, after: Document | null) => evaluateDelta(WEBHOOK_PROJECTION, before, after)
const passes = (before: Document | null, after: Document | null) => evaluateDelta(WEBHOOK_FILTER, before, after)

test('a new page gives an event with its path after', async () => {
  expect(parseContentEvent(await project(null, page()))).toEqual({
    operation: 'create',
    id: 'page-a',
    type: 'page',
    rev: 'r1',
    previousRev: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    before: { path: null },
    after: { path: '/a' },
  })
})

test('a moved page gives an event with both paths', async () => {
  const after = page({ _rev: 'r2', _updatedAt: '2026-01-01T00:00:01.000Z', path: '/b' })
  expect(parseContentEvent(await project(page(), after))).toMatchObject({
    operation: 'update',
    rev: 'r2',
    previousRev: 'r1',
    updatedAt: '2026-01-01T00:00:01.000Z',
    before: { path: '/a' },
    after: { path: '/b' },
  })
})

test('a deleted page gives an event with its path before', async () => {
  expect(parseContentEvent(await project(page(), null))).toMatchObject({
    operation: 'delete',
    id: 'page-a',
    type: 'page',
    rev: null,
    previousRev: 'r1',
    before: { path: '/a' },
    after: { path: null },
  })
})

test.each([
  ['a page', page(), true],
  ['settings', page({ _id: 'siteSettings', _type: 'siteSettings' }), true],
  ['a draft', page({ _id: 'drafts.page-a' }), false],
  ['a version of a release', page({ _id: 'versions.spring.page-a' }), false],
  ['a picture', page({ _id: 'image-abc-10x10-png', _type: 'sanity.imageAsset' }), false],
  ['a system document', page({ _id: '_.groups.public', _type: 'system.group' }), false],
])('the filter on %s, new and deleted', async (_, document, expected) => {
  expect(await passes(null, document)).toBe(expected)
  expect(await passes(document, null)).toBe(expected)
})

const payload = (change: object) => ({ ...contentEvent(), ...change })

test.each([
  ['no object', 'text'],
  ['a list', []],
  ['null', null],
  ['another operation', payload({ operation: 'publish' })],
  ['no id', payload({ id: undefined })],
  ['a draft', payload({ id: 'drafts.page-a' })],
  ['no type', payload({ type: '' })],
  ['no revision after an update', payload({ rev: null })],
  ['a revision that is not a string', payload({ rev: 7 })],
  ['an invalid time', payload({ updatedAt: 'yesterday' })],
  ['nothing before', payload({ before: null })],
])('%s is refused', (_, value) => {
  expect(() => parseContentEvent(value)).toThrow(PayloadError)
})

test('a path that is not a string is ignored', () => {
  expect(parseContentEvent(payload({ after: { path: 7 } })).after.path).toBeNull()
})

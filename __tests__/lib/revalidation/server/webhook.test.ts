/** The webhook's filter and projection, evaluated as GROQ. What the handler refuses: handler.test. */
import { evaluate, parse } from 'groq-js'
import { contentEvent, WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '@/lib/revalidation/server/webhook'

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

const later = page({ _rev: 'r2', _updatedAt: '2026-01-01T00:00:01.000Z', path: '/b' })

test.each([
  ['a new page', null, page(), { operation: 'create', previousRev: null, before: null, after: '/a' }],
  ['a moved page', page(), later, { operation: 'update', previousRev: 'r1', before: '/a', after: '/b' }],
  [
    'a page taken offline',
    page(),
    page({ _rev: 'r2', offline: true }),
    { operation: 'update', previousRev: 'r1', before: '/a', after: null },
  ],
  [
    'a page put online again',
    page({ offline: true }),
    page({ _rev: 'r2' }),
    { operation: 'update', previousRev: 'r1', before: null, after: '/a' },
  ],
  ['a deleted page', page(), null, { operation: 'delete', previousRev: 'r1', before: '/a', after: null }],
] as const)('%s gives an event with its paths', async (_, before, after, expected) => {
  expect(await contentEvent.validate(await project(before, after))).toEqual({
    ...expected,
    id: 'page-a',
    type: 'page',
    updatedAt: (after ?? page())._updatedAt,
    before: { path: expected.before, voiceId: null },
    after: { path: expected.after, voiceId: null },
  })
})

test('a transcript names the voice whose recording it is of', async () => {
  const words = page({ _id: 'transcript-4-40', _type: 'transcript', path: null, recording: { voiceId: '4' } })
  const { before, after } = await contentEvent.validate(await project(words, null))
  expect([before.voiceId, after.voiceId]).toEqual(['4', null])
})

test.each([
  ['a page', page(), true],
  ['settings', page({ _id: 'siteSettings', _type: 'siteSettings' }), true],
  ['a draft', page({ _id: 'drafts.page-a' }), false],
  ['a version of a release', page({ _id: 'versions.spring.page-a' }), false],
  ['a picture', page({ _id: 'image-abc-10x10-png', _type: 'sanity.imageAsset' }), false],
  ['the list of broken links', page({ _id: 'bowerbird.brokenLinks', _type: 'brokenLinks' }), false],
  ['the number of held enquiries', page({ _id: 'bowerbird.heldEnquiries', _type: 'heldEnquiries' }), false],
  ['a system document', page({ _id: '_.groups.public', _type: 'system.group' }), false],
])('the filter on %s, new and deleted', async (_, document, expected) => {
  expect(await passes(null, document)).toBe(expected)
  expect(await passes(document, null)).toBe(expected)
})

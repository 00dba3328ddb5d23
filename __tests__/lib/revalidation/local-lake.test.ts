/** The events of the local Content Lake, with the site's own filter and projection, as the site reads them. */
import { text } from 'node:stream/consumers'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { clientOf, later, spawnLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { type ContentEvent, contentEvent, WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '@/lib/revalidation/server/webhook'

// Processes start slowly on a busy machine.
jest.setTimeout(60_000)

/** Starts a lake that reports its changes. */
async function startReporting() {
  const events: ContentEvent[] = []
  const site = await startHttpServer(async (request, response) => {
    events.push(contentEvent.validateSync(JSON.parse(await text(request))))
    response.writeHead(200).end()
  })
  later(site.close)
  const webhook = ['--webhook-url', `${site.origin}/api/revalidate`]
  const queries = ['--webhook-filter', WEBHOOK_FILTER, '--webhook-projection', WEBHOOK_PROJECTION]
  const { origin } = spawnLake(['--port', '0', '--data', temporaryFolder(), ...webhook, ...queries], {
    SANITY_WEBHOOK_SECRET: 'a secret of this test only',
  })
  return { events, client: clientOf({ origin: await origin }) }
}

test('the site reads what is created, published over and unpublished; drafts, secrets and counts send nothing', async () => {
  const { events, client } = await startReporting()
  const publish = { actionType: 'sanity.action.document.publish', draftId: 'drafts.p', publishedId: 'p' } as const
  const unpublish = { ...publish, actionType: 'sanity.action.document.unpublish' } as const
  for (const _type of ['sanity.previewUrlSecret', 'brokenLinks', 'heldEnquiries']) await client.create({ _type })
  await client.create({ _id: 'versions.r1.p', _type: 'page', path: '/a' })
  await client.create({ _id: 'drafts.p', _type: 'page', path: '/a' })
  await client.action(publish)
  await client.create({ _id: 'drafts.p', _type: 'page', path: '/b' })
  await client.action(publish)
  await client.action(unpublish)
  await waitFor(() => events.length === 3)
  expect(events.map(({ operation, before, after }) => [operation, before.path, after.path])).toEqual([
    ['create', null, '/a'],
    ['update', '/a', '/b'],
    ['delete', '/b', null],
  ])
  expect(events[0]).toMatchObject({ id: 'p', type: 'page', previousRev: null })
})

/** Nothing is ignored in silence: one line in the terminal, a refusal in strict mode, and the names of missing features. */
import { clientOf, requestLake, spawnLake, startLake, temporaryFolder } from '../../testing/lake.ts'
import { listenPath, openStream } from '../streams/streams.ts'

const QUERY = '/v1/data/query/production?query=1'

test('what has no effect is said once, with what to do instead', async () => {
  const { origin, child, ended } = spawnLake(['--port', '0', '--data', temporaryFolder()])
  const lake = { origin: await origin }
  for (let time = 0; time < 3; time += 1) {
    expect((await requestLake(lake, `${QUERY}&surprise=1`)).status).toBe(200)
    expect((await requestLake(lake, '/v1/no/such/thing')).status).toBe(404)
  }
  expect((await requestLake(lake, `${QUERY}&tag=a&$b=1&explain=false`)).status).toBe(200)
  for (const filter of ['author->name == "A"', 'count(*[_type == "b"]) > 1', 'references("a")']) {
    await (await openStream(lake, listenPath(`*[${filter}]{"b": b->}`))).next()
  }
  child.kill('SIGTERM')
  const { errors } = await ended
  expect(errors.trim().split('\n')).toEqual([
    'Content Lake: the option "surprise" of /data/query has no effect: the lake does not know it',
    'Content Lake: there is nothing at GET /v1/no/such/thing',
    'Content Lake: the filter of a listener sees the changed document alone, as on Sanity: "->" and "*" in it find no other',
  ])
})

test('in strict mode it is refused, in the form of errors of Sanity', async () => {
  const lake = await startLake({ isStrict: true })
  const response = await requestLake(lake, `${QUERY}&surprise=1`)
  expect(response.status).toBe(400)
  expect(response.json()).toEqual({
    statusCode: 400,
    error: 'Bad Request',
    message: 'the option "surprise" of /data/query has no effect: the lake does not know it',
  })
  await expect(clientOf(lake).fetch('1', {}, { tag: 'test' })).resolves.toBe(1)
  const refused = await openStream(lake, listenPath('*[author->name == "A"]'))
  await expect(refused.next()).resolves.toMatchObject({
    event: 'channelError',
    data: { message: expect.stringContaining('sees the changed document alone') },
  })
})

test('who is refused leaves one line, with the option that admits it (B407)', async () => {
  const { origin, child, ended } = spawnLake(['--port', '0', '--data', temporaryFolder()])
  const lake = { origin: await origin }
  const headers = { origin: 'http://192.168.1.5:3000' }
  for (let time = 0; time < 2; time += 1) {
    expect((await requestLake(lake, QUERY, { headers })).status).toBe(403)
    expect((await requestLake(lake, QUERY.replace('production', 'staging'))).status).toBe(404)
    expect((await requestLake(lake, '/v1/projects/abc123de')).status).toBe(404)
    expect((await requestLake(lake, '/v1/aliases/live', { method: 'PUT' })).status).toBe(400)
    expect((await requestLake(lake, '/v1/invitations/project/localdemo', { method: 'POST' })).status).toBe(400)
  }
  child.kill('SIGTERM')
  expect((await ended).errors.trim().split('\n')).toEqual([
    'Content Lake: The origin http://192.168.1.5:3000 may not use the local Content Lake; --allow-origin adds origins',
    'Content Lake: Dataset not found - Dataset "staging" not found for project ID "localdemo"; --dataset staging creates it',
    'Content Lake: Project not found: the local Content Lake holds localdemo, not abc123de; --project abc123de gives it that id',
    'Content Lake: The local Content Lake has no aliases of datasets: name the dataset itself',
    'Content Lake: The lake has one user; content-lake --help lists its options',
  ])
})

test.each([
  ['PUT', '/v1/aliases/live', 'aliases'],
  ['POST', '/v2025-09-19/apis/graphql/production/default/validate', 'GraphQL'],
  ['POST', '/v2023-08-01/graphql/production/default', 'GraphQL'],
  ['GET', '/v2024-02-21/projects/localdemo/datasets/production/backups', 'backups'],
  ['PUT', '/v2024-02-21/projects/localdemo/datasets/production/settings/backups', 'backups'],
  ['DELETE', '/v1/projects/localdemo/cors/7', 'CORS'],
  ['POST', '/v1/projects/localdemo/cors', '--allow-origin'],
  ['GET', '/v2025-09-16/datasets/production/settings/embeddings', 'embeddings'],
  ['DELETE', '/v2025-07-11/access/project/localdemo/robots/x', '--token'],
  ['POST', '/vX/agent/action/prompt/production', 'agent actions'],
])('%s %s is refused with what the lake does not have', async (method, path, feature) => {
  const response = await requestLake(await startLake(), path, { method })
  expect([response.status, response.text]).toEqual([400, expect.stringContaining(feature)])
})

import { clientOf, requestLake, startLake, temporaryFolder } from '../../testing/lake.ts'

test('everyone who opens the Studio is logged in as the local editor with all permissions', async () => {
  const client = clientOf(await startLake())
  await expect(client.users.getById('me')).resolves.toMatchObject({
    id: 'local-editor',
    name: 'Local editor',
    roles: [{ name: 'administrator', title: 'Administrator' }],
  })
  await expect(client.request({ uri: '/auth/id' })).resolves.toEqual({ id: 'local-editor' })
  await expect(client.request({ uri: '/projects/localdemo/datasets/production/acl' })).resolves.toEqual([
    { filter: '_id in path("**")', permissions: expect.arrayContaining(['read', 'create', 'update', 'history']) },
  ])
})

test('users are found by id: one as an object, several as a list, none as an empty list', async () => {
  const client = clientOf(await startLake())
  const profile = { id: 'local-editor', displayName: 'Local editor', imageUrl: null }
  await expect(client.request({ uri: '/users/local-editor' })).resolves.toMatchObject(profile)
  const several = await client.request<unknown[]>({ uri: '/users/pgone,local-editor' })
  expect(several).toEqual([expect.objectContaining(profile)])
  await expect(client.request({ uri: '/users/pgone' })).resolves.toEqual([])
})

test('the project and its dataset are listed, and no dataset for comments', async () => {
  const client = clientOf(await startLake())
  await expect(client.projects.getById('localdemo')).resolves.toMatchObject({
    id: 'localdemo',
    organizationId: null,
    members: [{ id: 'local-editor', isCurrentUser: true }],
  })
  await expect(client.datasets.list()).resolves.toMatchObject([{ name: 'production' }])
  const comments = '/projects/localdemo/datasets?datasetProfile=comments&addonFor=production'
  await expect(client.request({ uri: comments })).resolves.toEqual([])
})

test('another project is 404', async () => {
  const client = clientOf(await startLake())
  await expect(client.projects.getById('another')).rejects.toThrow('Project not found')
  await expect(client.request({ uri: '/projects/another/grants' })).rejects.toMatchObject({ statusCode: 404 })
})

test('preferences are stored, across restarts too', async () => {
  const dataDir = temporaryFolder()
  const first = await startLake({ dataDir })
  const save = (body: unknown) => clientOf(first).request({ method: 'PUT', uri: '/users/me/keyvalue', body })
  const layout = { key: 'studio.structure-tool.layout.page', value: 'detail' }
  const sort = { key: 'studio.structure-tool.sort.page', value: { by: [{ field: 'title', direction: 'asc' }] } }
  await expect(save([layout])).resolves.toEqual([layout])
  await expect(save([{ ...layout, value: 'compact' }, sort])).resolves.toHaveLength(2)
  await first.close()

  const second = clientOf(await startLake({ dataDir }))
  const keys = [sort.key, 'never.set', layout.key].join(',')
  await expect(second.request({ uri: `/users/me/keyvalue/${keys}` })).resolves.toEqual([
    sort,
    { ...layout, value: 'compact' },
  ])
})

test.each([
  ['a pair without value', '[{"key":"a"}]', 400],
  ['too much', JSON.stringify([{ key: 'a', value: 'x'.repeat(300_000) }]), 413],
])('preferences that are %s are refused', async (_, body, status) => {
  const lake = await startLake()
  const response = await requestLake(lake, '/v2025-02-19/users/me/keyvalue', { method: 'PUT', body })
  expect(response.json()).toMatchObject({ statusCode: status, error: expect.any(String), message: expect.any(String) })
})

// The Studio shows an error, or logs one, for each missing endpoint.
test('the small requests of the Studio are answered', async () => {
  const lake = await startLake()
  for (const path of [
    'features',
    'auth/providers',
    'projects/localdemo/user-applications',
    'projects/localdemo/grants',
    'schedules/localdemo/production?limit=1',
    'subscriptions/project/localdemo',
    'journey/comments',
    'journey/announcements',
    'help?m=sanity%406.16.0',
    'intake/telemetry-status',
    'check/cors',
    'geoip/country',
    'data/references/production/documents/home/to?excludePaths=true',
    'data/ping/production',
  ]) {
    expect([path, (await requestLake(lake, `/v2025-02-19/${path}`)).status]).toEqual([path, 200])
  }
})

test('the Studio is told of the features that its tool for releases needs (B252)', async () => {
  const response = await requestLake(await startLake(), '/v2025-02-19/features')
  expect(response.json()).toEqual([
    'contentReleases',
    'singleDocRelease',
    'privateDataset',
    'advancedDatasetManagement',
  ])
})

// As navigator.sendBeacon sends it: without a type of JSON, and when the Studio is left.
test('the last telemetry of a Studio is taken, and kept nowhere', async () => {
  const body = JSON.stringify({ projectId: 'localdemo', batch: [{ type: 'log', name: 'Studio Loaded' }] })
  const { status, text } = await requestLake(await startLake(), '/v2023-12-18/intake/batch', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body,
  })
  expect([status, text]).toEqual([204, ''])
})

test('a schema that a Studio uploads is complete', async () => {
  const options = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  const { status, text } = await requestLake(await startLake(), '/v2025-02-19/descriptors/claim', options)
  expect([status, JSON.parse(text)]).toEqual([200, { synchronization: { type: 'complete' } }])
})

test('the protocol check hides its timing, so that the Studio does not warn of HTTP/1.1', async () => {
  const response = await requestLake(await startLake(), '/v2025-03-01/ping', {
    headers: { origin: 'http://localhost:3000' },
  })
  expect(response.status).toBe(200)
  expect(response.headers).not.toHaveProperty('timing-allow-origin')
})

test.each(['hooks/projects/localdemo', 'projects/localdemo/tokens', 'projects/localdemo/cors'])(
  'lists nothing at %s',
  async (path) => {
    const { status, json } = await requestLake(await startLake(), `/v2025-02-19/${path}`)
    expect([status, json()]).toEqual([200, []])
  },
)

import { clientOf, requestLake, spawnLake, startLake, temporaryFolder } from '../../testing/lake.ts'

const QUERY = '/v1/data/query/production?query=1'

test('what has no effect is said once, with what to do instead', async () => {
  const { origin, child, ended } = spawnLake(['--port', '0', '--data', temporaryFolder()])
  const lake = { origin: await origin }
  for (let time = 0; time < 3; time += 1) {
    expect((await requestLake(lake, `${QUERY}&explain=true&surprise=1`)).status).toBe(200)
    expect((await requestLake(lake, '/v1/no/such/thing')).status).toBe(404)
  }
  expect((await requestLake(lake, `${QUERY}&tag=a&$b=1&explain=false`)).status).toBe(200)
  child.kill('SIGTERM')
  const { errors } = await ended
  expect(errors.trim().split('\n')).toEqual([
    'Content Lake: the option "explain" of /data/query has no effect: the lake has no query planner that could explain itself',
    'Content Lake: the option "surprise" of /data/query has no effect: the lake does not know it',
    'Content Lake: there is nothing at GET /v1/no/such/thing',
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
})

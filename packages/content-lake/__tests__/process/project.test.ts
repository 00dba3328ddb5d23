/** What Sanity's command line requests of a project: copies of datasets, deployed schemas, lists. */
import { clientOf, failure, requestLake, startLake } from '../../testing/lake.ts'
import { openStream } from '../streams/streams.ts'

const HOME = { _id: 'home', _type: 'page', title: 'Home' }

async function lakeWithHome() {
  const lake = await startLake({ dataset: { lines: [HOME] } })
  return { lake, client: clientOf(lake, { perspective: 'raw', token: 'any' }) }
}

const historyOf = async ({ origin }: { origin: string }, dataset: string) => {
  const response = await fetch(`${origin}/v2025-02-19/data/history/${dataset}/transactions/home`)
  return (await response.text()).split('\n').filter(Boolean).length
}

test.each([
  ['with its history', {}, 1],
  ['without its history', { skipHistory: true }, 0],
])('a dataset is copied %s, with its files, and goes its own way', async (_name, options, expected) => {
  const { lake, client } = await lakeWithHome()
  await client.patch('home').set({ title: 'Edited' }).commit()
  const asset = await client.assets.upload('file', Buffer.from('bytes'), { filename: 'a.txt' })
  const { jobId } = await client.request({
    method: 'PUT',
    url: '/datasets/production/copy',
    body: { targetDataset: 'copied', ...options },
  })
  const copied = client.withConfig({ dataset: 'copied' })
  await client.delete('home')
  await expect(copied.fetch('*[_id == "home"][0].title')).resolves.toBe('Edited')
  const url = await copied.fetch<string>('*[_id == $id][0].url', { id: asset._id })
  expect(url).toContain('/copied/')
  await expect((await fetch(url)).text()).resolves.toBe('bytes')
  expect(await historyOf(lake, 'copied')).toBe(expected)
  const stream = await openStream(lake, `/v2025-09-16/jobs/${jobId}/listen`)
  expect(await stream.next()).toMatchObject({ event: 'job', data: { state: 'completed' } })
})

test('a copy to a dataset that exists is refused, and one that fails leaves nothing', async () => {
  const { client } = await lakeWithHome()
  const copyTo = (targetDataset: unknown, source = 'production') =>
    failure(client.request({ method: 'PUT', url: `/datasets/${source}/copy`, body: { targetDataset } }))
  expect(await copyTo('production')).toMatchObject({ statusCode: 409 })
  expect(await copyTo('No!')).toMatchObject({ statusCode: 400 })
  expect(await copyTo(undefined)).toMatchObject({ statusCode: 400 })
  expect(await copyTo('new', 'missing')).toMatchObject({ statusCode: 404 })
  expect((await client.datasets.list()).map(({ name }) => name)).toEqual(['production'])
})

test('a deployed schema is a document of its dataset, one for a workspace and tag', async () => {
  const { client } = await lakeWithHome()
  const url = '/projects/localdemo/datasets/production/schemas'
  const deploy = (name: string, tag?: string) =>
    client.request({ method: 'PUT', url, body: { schemas: [{ workspace: { name }, schema: [{ name }], tag }] } })
  await deploy('default')
  await deploy('default')
  await deploy('a.b', 'next')
  const list: { _id: string; schema: string }[] = await client.request({ url })
  expect(list.map(({ _id }) => _id)).toEqual(['_.schemas.a_b.next', '_.schemas.default'])
  expect(list[1]?.schema).toBe('[{"name":"default"}]')
  await expect(client.request({ url: `${url}/_.schemas.none` })).resolves.toEqual([])
  const remove = () => client.request({ method: 'DELETE', url: `${url}/_.schemas.default` })
  await expect(remove()).resolves.toEqual({ deleted: true })
  await expect(remove()).resolves.toEqual({ deleted: false })
  expect(await failure(client.request({ method: 'PUT', url, body: { schemas: [] } }))).toMatchObject({
    statusCode: 400,
  })
})

test.each([
  ['/projects/localdemo/cors', 'POST', '--allow-origin'],
  ['/hooks/projects/localdemo', 'POST', '--webhook-url'],
  ['/access/project/localdemo/robots', 'POST', '--token'],
])('%s says which option of the lake it is', async (url, method, option) => {
  const { client } = await lakeWithHome()
  const error = await failure(client.request({ method, url, body: {} }))
  expect(String(error)).toContain(option)
})

test('a path that begins with two slashes is that path, as migrations request it', async () => {
  const { lake } = await lakeWithHome()
  const { status, text } = await requestLake(lake, '//v2024-01-29/data/export/production')
  expect(status).toBe(200)
  expect(text).toContain('"home"')
})

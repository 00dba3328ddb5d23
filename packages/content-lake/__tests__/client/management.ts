import { setTimeout as pause } from 'node:timers/promises'
import { requestLake } from '../../testing/lake.ts'
import { type Cases, TOKEN, TYPE } from './cases.ts'

const authorization = `Bearer ${TOKEN}`

export const MANAGEMENT: Cases = {
  'users.getById': async ({ client }) => {
    expect(await client.users.getById('me')).toMatchObject({ id: expect.any(String) })
  },
  'projects.list': async ({ client }) => {
    expect(await client.projects.list()).toMatchObject([{ id: 'localdemo' }])
  },
  'projects.getById': async ({ client }) => {
    expect(await client.projects.getById('localdemo')).toMatchObject({ id: 'localdemo' })
  },
  'datasets.create, list, edit and delete': async ({ client }) => {
    await client.datasets.create('staging', { aclMode: 'public' })
    expect((await client.datasets.list()).map(({ name }) => name)).toEqual(['production', 'staging'])
    await client.datasets.edit('staging', { aclMode: 'private' })
    await client.datasets.delete('staging')
    expect((await client.datasets.list()).map(({ name }) => name)).toEqual(['production'])
  },
  'request of webhooks': async ({ client }) => {
    expect(await client.request({ uri: '/hooks/projects/localdemo' })).toEqual([])
  },
  'request of a past revision': async ({ client }) => {
    const { _id, _rev } = await client.create({ _type: TYPE, a: 1 })
    await client.patch(_id).set({ a: 2 }).commit()
    const url = `/data/history/production/documents/${_id}?revision=${_rev}`
    expect(await client.request({ url })).toMatchObject({ documents: [{ a: 1 }] })
  },
  'request of a document as it was': async ({ client }) => {
    const { _id } = await client.create({ _type: TYPE, a: 1 })
    await pause(5)
    const time = new Date().toISOString()
    await pause(5)
    await client.patch(_id).set({ a: 2 }).commit()
    const url = `/data/history/production/documents/${_id}?time=${time}`
    expect(await client.request({ url })).toMatchObject({ documents: [{ a: 1 }] })
  },
  'request of transactions': async ({ lake, client }) => {
    const { _id, _rev } = await client.create({ _type: TYPE, a: 1 })
    const path = `/v2025-02-19/data/history/production/transactions/${_id}?excludeContent=true`
    const response = await requestLake(lake, path, { headers: { authorization } })
    expect(response.json()).toMatchObject({ id: _rev, documentIDs: [_id] })
  },
  'export of some types': async ({ lake, client }) => {
    await client.create({ _type: TYPE })
    const path = `/v2025-02-19/data/export/production?types=${TYPE}`
    const response = await requestLake(lake, path, { headers: { authorization } })
    const lines = response.text.trim().split('\n')
    expect(new Set(lines.map((line) => JSON.parse(line)._type))).toEqual(new Set([TYPE]))
  },
  'pages of this machine and of allowed origins': async ({ lake }) => {
    for (const origin of ['http://localhost:8080', 'http://192.168.1.5:3000']) {
      const response = await requestLake(lake, '/v1/data/query/production?query=1', { headers: { origin } })
      expect(response.headers['access-control-allow-origin']).toBe(origin)
    }
  },
}

/** The stack that browser tests share: reading works, and every write fails loudly. */
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { freePorts } from '@/local/processes/free-ports'
import { stopAll } from '@/local/processes/processes'
import { createLakeClient } from '@/local/stack/lake-client'
import { READ_ONLY, stackEnvironment } from '@/local/stack/stack-environment'
import { startStandIns } from '@/local/stack/stand-ins'
import { lake } from '../browser/helpers/content/lake'
import { setFaults, storedEnquiries } from '../browser/helpers/servers/stand-ins'

let env: NodeJS.ProcessEnv

beforeAll(async () => {
  const [site = 0, api = 0, lakePort = 0] = await freePorts(3)
  env = { ...stackEnvironment({ site, api, lake: lakePort }, '.next-none', temporaryFolder()), ...READ_ONLY }
  await startStandIns(env)
})

afterAll(stopAll)

test('the lake gives what is published to everybody, and takes changes from its site only', async () => {
  const page = { _id: 'new', _type: 'page' }
  const anybody = createLakeClient(env.LAKE_ORIGIN ?? '', { token: undefined, perspective: 'published' })
  expect(await anybody.fetch('count(*[_type == "page"])')).toBeGreaterThan(10)
  await expect(anybody.create(page)).rejects.toMatchObject({ statusCode: 401 })
  await expect(createLakeClient(env.LAKE_ORIGIN ?? '').create(page)).rejects.toMatchObject({ statusCode: 401 })
  const site = createLakeClient(env.LAKE_ORIGIN ?? '', { token: env.SANITY_API_READ_TOKEN })
  expect(await site.fetch('count(*[_type == "page"])')).toBeGreaterThan(10)
})

test('the API responds, and takes no enquiry and no fault', async () => {
  expect((await fetch(`${env.API_ORIGIN}/api/v1/voices`)).status).toBe(200)
  const refused = await fetch(`${env.API_ORIGIN}/__faults`, { method: 'PUT', body: '[]' })
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('LOCAL_API_READ_ONLY')])
  expect((await fetch(`${env.API_ORIGIN}/api/v1/send-contactus`, { method: 'POST', body: '{}' })).status).toBe(403)
})

test('the helpers that change something name the import that allows it', async () => {
  Object.assign(process.env, env)
  for (const change of [async () => lake(), () => setFaults([]), async () => storedEnquiries()]) {
    await expect(change()).rejects.toThrow("import test and expect from '../own-stack.ts'")
  }
})

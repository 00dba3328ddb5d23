import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { localEnvironment } from '../../local/stack/environment'
import { localWebhookSecret } from '../../local/stack/webhook-secret'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

test('is generated once, readable by this user only, and kept', () => {
  const dataDir = join(folder, 'not', 'there', 'yet')
  const secret = localWebhookSecret(dataDir)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(localWebhookSecret(dataDir)).toBe(secret)
  expect(statSync(join(dataDir, 'webhook-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['webhook-secret'])
})

test('lake and site get the same secret and URL, unless the caller overrides them', () => {
  const source = { NODE_ENV: 'test', PORT: '3100', LOCAL_DATA_DIR: folder } as const
  const made = localEnvironment(source)
  expect(made.LOCAL_WEBHOOK_URL).toBe('http://127.0.0.1:3100/api/revalidate')
  expect(made.SANITY_WEBHOOK_SECRET).toBe(localWebhookSecret(folder))
  const given = {
    ...source,
    SANITY_WEBHOOK_SECRET: 'mine, and longer than 22',
    LOCAL_WEBHOOK_URL: 'http://127.0.0.1:9/x',
  }
  expect(localEnvironment(given)).toEqual(given)
  expect(localEnvironment({ ...source, HOST: '0.0.0.0' }).LOCAL_WEBHOOK_URL).toBe(made.LOCAL_WEBHOOK_URL)
})

test('with a hosted lake none is generated', () => {
  const source = { NODE_ENV: 'test', NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de', LOCAL_DATA_DIR: folder } as const
  expect(localEnvironment(source)).toBe(source)
  expect(readdirSync(folder)).toEqual([])
})

/** New packages are old enough and signed, as a registry of the test's own says; without a registry nothing fails. */
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'
import { checkVersions, newVersions } from '../../../local/check/packages'
import { freePorts } from '../../../local/processes/free-ports'

const DAY_MS = 86_400_000

test('new are the versions that the lock before does not have, wherever they are installed', () => {
  const before = { packages: { '': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0' } } }
  const after = {
    packages: {
      '': { version: '2.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/own': { link: true },
      'node_modules/@b/c': { version: '3.0.0' },
      'node_modules/@b/c/node_modules/a': { version: '2.0.0' },
      'packages/own': { version: '1.0.0' },
    },
  }
  expect(newVersions(before, after)).toEqual([
    { name: '@b/c', version: '3.0.0' },
    { name: 'a', version: '2.0.0' },
  ])
  expect(newVersions(after, after)).toEqual([])
})

test('a version of two days fails, one of eight does not, and one of which nothing is known is named', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  const { origin } = await startHttpServer(({ url }, response) => {
    if (url !== '/wren') return void response.writeHead(404).end('{}')
    const versions = Object.fromEntries(['1.0.0', '1.1.0'].map((version) => [version, { name: 'wren', version }]))
    const time = { '1.0.0': daysAgo(8), '1.1.0': daysAgo(2) }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name: 'wren', 'dist-tags': { latest: '1.1.0' }, versions, time }))
  })
  const versions = ['1.0.0', '1.1.0', '1.2.0'].map((version) => ({ name: 'wren', version }))
  const env = { ...process.env, npm_config_registry: origin, npm_config_cache: temporaryFolder() }
  expect(await checkVersions(versions, env)).toEqual([
    { isProblem: true, text: 'wren@1.1.0 is 2.0 days old, less than 7' },
    { isProblem: false, text: 'wren@1.2.0: the registry does not say when it was published' },
    { isProblem: false, text: 'the registry could not be asked for its signatures' },
  ])
})

test('without a registry it is said that nothing could be asked', async () => {
  const [port] = await freePorts(1)
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: temporaryFolder(),
  }
  expect(await checkVersions([{ name: 'wren', version: '1.0.0' }], env)).toEqual([
    { isProblem: false, text: 'the registry could not be asked for wren and what follows' },
  ])
  expect(await checkVersions([], env)).toEqual([])
})

import { EnvError, neededStandIns, readEnv, readPort } from '@/lib/env'

test('with nothing set everything points at the local stand-ins', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    redisUrl: null,
    metricsPort: null,
    tracesEndpoint: null,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    isIndexed: true,
    apiBaseUrl: 'http://127.0.0.1:4000',
    adminUrl: 'https://admin.example.com',
    sanity: {
      projectId: 'localdemo',
      dataset: 'production',
      localLakeUrl: 'http://127.0.0.1:3333',
      readToken: null,
      writeToken: null,
    },
    brokenLinksSeconds: 60,
    stateDir: '.local/state',
    trustedProxies: 0,
    webhookSecret: null,
  })
  expect(neededStandIns({})).toEqual({ api: true, lake: true })
})

test('a hosted project and a real API need no stand-in', () => {
  const source = { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123', API_BASE_URL: 'https://api.example.com/' }
  expect(neededStandIns(source)).toEqual({ api: false, lake: false })
  expect(readEnv(source).apiBaseUrl).toBe('https://api.example.com')
  expect(readEnv(source).sanity.localLakeUrl).toBeNull()
})

test('ports of the stand-ins can be changed, and the site URL follows its own port', () => {
  const moved = readEnv({ PORT: '3100', LOCAL_API_PORT: '4100', LOCAL_LAKE_PORT: '3433' })
  expect(moved.siteUrl).toBe('http://localhost:3100')
  expect(moved.apiBaseUrl).toBe('http://127.0.0.1:4100')
  expect(moved.sanity.localLakeUrl).toBe('http://127.0.0.1:3433')
})

test.each([
  ['off', false],
  ['OFF', false],
  ['on', true],
  [' ', true],
])('SITE_INDEXING=%s: indexing allowed: %s', (value, isIndexed) => {
  expect(readEnv({ SITE_INDEXING: value }).isIndexed).toBe(isIndexed)
})

test.each([
  ['PORT', '70000', 'PORT is "70000", expected a port from 1 to 65535'],
  ['PORT', 'abc', 'PORT is "abc", expected a port from 1 to 65535'],
  ['BROKEN_LINKS_SECONDS', '0', 'BROKEN_LINKS_SECONDS is "0", expected seconds from 1 to 3600'],
  ['TRUSTED_PROXIES', '10.0.0.0/40', 'TRUSTED_PROXIES is "10.0.0.0/40", expected a number up to 9, or addresses'],
  ['TRUSTED_PROXIES', 'nginx', 'loopback, linklocal, uniquelocal'],
  ['SITE_INDEXING', 'no', 'SITE_INDEXING is "no", expected on or off'],
  ['API_BASE_URL', 'api.example.com', 'API_BASE_URL is "api.example.com", expected an origin'],
  ['API_BASE_URL', 'https://api.example.com/v1', 'without a path'],
  ['NEXT_PUBLIC_SITE_URL', 'ftp://example.com', 'NEXT_PUBLIC_SITE_URL is "ftp://example.com"'],
  ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'My Project', 'a Sanity project id'],
  ['NEXT_PUBLIC_SANITY_DATASET', '!', 'a Sanity dataset name'],
])('%s = %s stops the start with a one-line message', (variable, value, message) => {
  expect(() => readEnv({ [variable]: value })).toThrow(EnvError)
  expect(() => readEnv({ [variable]: value })).toThrow(message)
})

test('trusted proxies are a number or a list of networks', () => {
  expect(readEnv({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2)
  expect(readEnv({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, 2001:db8::1' }).trustedProxies).toEqual([
    'loopback',
    '10.0.0.0/8',
    '2001:db8::1',
  ])
})

test('state is kept beside the data of the stand-ins, or where STATE_DIR says', () => {
  expect(readEnv({ LOCAL_DATA_DIR: '/data' }).stateDir).toBe('/data/state')
  expect(readEnv({ LOCAL_DATA_DIR: '/data', STATE_DIR: '/var/lib/site' }).stateDir).toBe('/var/lib/site')
})

test('an empty variable counts as unset', () => {
  expect(readPort({ PORT: ' ' }, 'PORT', 3000)).toBe(3000)
})

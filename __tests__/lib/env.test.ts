import { EnvError, neededStandIns, readEnv } from '@/lib/env'

test('with nothing set everything points at the local stand-ins', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    hosts: [],
    recordingHosts: [],
    redisUrl: null,
    enquiryKey: null,
    metricsPort: null,
    webVitals: false,
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
  ['PORT', '70000', 'PORT is "70000", expected a port from 1 to 65535'],
  ['PORT', 'abc', 'PORT is "abc"'],
  ['BROKEN_LINKS_SECONDS', '0', 'BROKEN_LINKS_SECONDS is "0", expected seconds from 1 to 3600'],
  ['TRUSTED_PROXIES', '10.0.0.0/40', 'TRUSTED_PROXIES is "10.0.0.0/40", expected a number up to 9, or addresses'],
  ['WEB_VITALS', 'yes', 'WEB_VITALS is "yes", expected on or off'],
  ['SITE_INDEXING', 'no', 'SITE_INDEXING is "no", expected on or off'],
  ['API_BASE_URL', 'api.example.com', 'expected an origin'],
  ['API_BASE_URL', 'https://api.example.com/v1', 'without a path'],
  ['NEXT_PUBLIC_SITE_URL', 'ftp://example.com', 'NEXT_PUBLIC_SITE_URL is "ftp://example.com"'],
  ['REDIS_URL', 'http://:password@redis', 'REDIS_URL is "…", expected a URL such as redis://127.0.0.1:6379'],
  ['ENQUIRY_KEY', 'c2hvcnQ=', 'ENQUIRY_KEY is "…", expected 32 bytes in base64, made by: openssl rand -base64 32'],
  ['SANITY_WEBHOOK_SECRET', 'correct horse battery', 'SANITY_WEBHOOK_SECRET is "…", expected 22 characters or more'],
  ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'My Project', 'a Sanity project id'],
  ['NEXT_PUBLIC_SANITY_DATASET', '!', 'a Sanity dataset name'],
])('%s = %s stops the start with a one-line message (B489)', (variable, value, message) => {
  expect(() => readEnv({ [variable]: value })).toThrow(EnvError)
  expect(() => readEnv({ [variable]: value })).toThrow(message)
})

test('switches, lists and folders are read as they are meant; a blank variable counts as unset', () => {
  expect(readEnv({ SITE_INDEXING: 'OFF', WEB_VITALS: 'on', TRUSTED_PROXIES: '2', STATE_DIR: '/state' })).toMatchObject({
    isIndexed: false,
    webVitals: true,
    trustedProxies: 2,
    stateDir: '/state',
  })
  expect(
    readEnv({ SITE_INDEXING: ' ', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8', LOCAL_DATA_DIR: '/data' }),
  ).toMatchObject({
    isIndexed: true,
    trustedProxies: ['loopback', '10.0.0.0/8'],
    stateDir: '/data/state',
  })
})

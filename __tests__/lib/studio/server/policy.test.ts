import { readEnv } from '@/lib/env'
import { studioConfiguration } from '@/lib/studio/configuration'
import { studioPolicy } from '@/lib/studio/server/policy'

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('locally, the Studio may connect to the local lake on its port and nothing else', () => {
  const configuration = studioConfiguration(readEnv({ LOCAL_LAKE_PORT: '3433' }))
  expect(configuration).toEqual({
    projectId: 'localdemo',
    canRelease: true,
    dataset: 'production',
    apiHost: 'http://localhost:3433',
    siteUrl: 'http://localhost:3000',
  })
  const policy = directives(studioPolicy(configuration, ['sha256-abc']))
  const hosts = [...policy.values()].flat().filter((source) => /[.:]\w*\d|\/\//.test(source) && !source.startsWith("'"))
  expect(hosts.length).toBeGreaterThan(0)
  for (const host of hosts) expect(host).toMatch(/^(http|ws):\/\/((\*\.)?localhost|127\.0\.0\.1):3433$/)
  // Asset URLs use the IP address; the media library loads them from there.
  for (const name of ['img-src', 'media-src']) expect(policy.get(name)).toContain('http://127.0.0.1:3433')
  expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc'"])
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(policy.get(name)).toEqual(["'none'"])
})

test('with a hosted project, it may connect to that project and to the hosts of login and assets', () => {
  const source = { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de', NEXT_PUBLIC_SANITY_DATASET: 'live' }
  const configuration = studioConfiguration(readEnv(source))
  expect(configuration).toEqual({
    projectId: 'abc123de',
    dataset: 'live',
    apiHost: null,
    siteUrl: expect.any(String),
    canRelease: false,
  })
  expect(studioConfiguration(readEnv({ ...source, SANITY_API_WRITE_TOKEN: 'token' })).canRelease).toBe(true)
  expect(directives(studioPolicy(configuration)).get('connect-src')).toEqual([
    "'self'",
    'blob:',
    'data:',
    'https://abc123de.api.sanity.io',
    'https://abc123de.apicdn.sanity.io',
    'https://api.sanity.io',
    'https://cdn.sanity.io',
    'wss://abc123de.api.sanity.io',
  ])
})

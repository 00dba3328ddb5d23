import { studioEnvironmentFrom } from '@/studio/common/environment'

const LOCAL = {
  projectId: 'localdemo',
  dataset: 'production',
  apiHost: 'http://localhost:3333',
  siteUrl: null,
  canRelease: true,
}

test('the CLI reads the environment, and defaults to the local lake', () => {
  expect(studioEnvironmentFrom({})).toEqual(LOCAL)
  expect(studioEnvironmentFrom({ LOCAL_LAKE_PORT: '4555' }).apiHost).toBe('http://localhost:4555')
  expect(
    studioEnvironmentFrom({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123', NEXT_PUBLIC_SANITY_DATASET: 'staging' }),
  ).toEqual({ projectId: 'abc123', dataset: 'staging', apiHost: null, siteUrl: null, canRelease: false })
  expect(studioEnvironmentFrom({ NEXT_PUBLIC_SITE_URL: 'https://www.example.com' }).siteUrl).toBe(
    'https://www.example.com',
  )
})

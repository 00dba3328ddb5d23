import { parseStudioMeta, studioEnvironmentFrom } from '@/studio/environment'

const served = { projectId: 'localdemo', dataset: 'production', apiHost: 'http://localhost:3333' }

test("reads the lake's configuration from the page", () => {
  expect(parseStudioMeta(JSON.stringify(served))).toEqual(served)
})

test('without an apiHost it uses the hosted lake', () => {
  expect(parseStudioMeta(JSON.stringify({ ...served, apiHost: null })).apiHost).toBeUndefined()
})

test.each([
  ['not JSON', '{', /wrong <meta name="bowerbird-studio">/],
  ['a list', '[]', /expected an object/],
  ['no project', JSON.stringify({ ...served, projectId: undefined }), /projectId is undefined/],
  ['a project that is no name', JSON.stringify({ ...served, projectId: 'Local Demo' }), /projectId is "Local Demo"/],
  ['a dataset that is no name', JSON.stringify({ ...served, dataset: '../x' }), /dataset is "\.\.\/x"/],
  ['an apiHost with a path', JSON.stringify({ ...served, apiHost: 'http://localhost:3333/v1' }), /expected an origin/],
  ['an apiHost that is a script', JSON.stringify({ ...served, apiHost: 'javascript:alert(1)' }), /expected an origin/],
])('%s is refused with the reason', (_, content, message) => {
  expect(() => parseStudioMeta(content)).toThrow(message)
})

test('the CLI reads the environment, and defaults to the local lake', () => {
  expect(studioEnvironmentFrom({})).toEqual(served)
  expect(studioEnvironmentFrom({ LOCAL_LAKE_PORT: '4555' }).apiHost).toBe('http://localhost:4555')
  expect(
    studioEnvironmentFrom({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123', NEXT_PUBLIC_SANITY_DATASET: 'staging' }),
  ).toEqual({ projectId: 'abc123', dataset: 'staging', apiHost: undefined })
})

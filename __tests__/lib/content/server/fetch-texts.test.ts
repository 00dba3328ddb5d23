/** Texts with their facts: real HTTP, the real Content Lake, Sanity's own client. */

import { startProxy } from '@bowerbird/content-lake/testing/http-server'
import { startLake } from '@bowerbird/content-lake/testing/lake'
import { createClient } from '@sanity/client'
import { PAGE_BY_PATH_QUERY } from '@/lib/content/queries'
import { fetchWithFacts } from '@/lib/content/server/fetch-texts'

const PAGE = { _id: 'page-home', _type: 'page', title: 'Call {phone}', path: '/', sections: [] }
const FACTS = { _id: 'facts', _type: 'facts', phone: '1300 975 707' }

test('a text and its facts are read in one request, so that both are of one moment', async () => {
  const lake = await startLake({ dataset: { lines: [PAGE, FACTS] } })
  let requests = 0
  const proxy = await startProxy(lake.origin, () => {
    requests += 1
  })
  const client = createClient({
    projectId: 'localdemo',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: proxy.origin,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
  })
  const { content, facts } = await fetchWithFacts(client, PAGE_BY_PATH_QUERY, { path: '/' })
  expect(content?.title).toBe('Call 1300 975 707')
  expect(facts?.phone).toBe('1300 975 707')
  expect(requests).toBe(1)
})

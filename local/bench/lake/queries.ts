/** Eight shapes of queries as sites send them, each timed from the request to the parsed response. */
import type { SanityClient } from '@sanity/client'
import { percentile } from '../numbers.ts'
import { slugOf } from './documents.ts'

type Shape = { name: string; run: (client: SanityClient, round: number) => Promise<unknown>; rounds: number }

const SHAPES: readonly Shape[] = [
  { name: '`count(*)`', run: (client) => client.fetch('count(*)'), rounds: 100 },
  {
    name: '`*[_id == $id][0]`',
    run: (client, round) => client.fetch('*[_id == $id][0]', { id: `doc-${round}` }),
    rounds: 200,
  },
  {
    name: 'page by its slug, with a reference',
    run: (client, round) =>
      client.fetch('*[_type == "post" && slug.current == $slug][0]{ ..., "to": ref->title }', {
        slug: slugOf(round * 3),
      }),
    rounds: 100,
  },
  {
    name: 'the first 20 of a type, in order',
    run: (client) => client.fetch('*[_type == "post"] | order(order desc)[0...20]{ title }'),
    rounds: 50,
  },
  {
    name: '`title match "alpha*"`',
    run: (client) => client.fetch('*[title match "alpha*"][0...20]{ title }'),
    rounds: 30,
  },
  {
    name: '`references($id)`',
    run: (client, round) => client.fetch('*[references($id)]._id', { id: `doc-${round + 1}` }),
    rounds: 200,
  },
  {
    name: 'five of a type, with drafts',
    run: (client) => client.fetch('*[_type == "post"][0...5]', {}, { perspective: 'drafts' }),
    rounds: 50,
  },
  {
    name: 'a patch, and a query that sees it',
    run: async (client, round) => {
      await client.patch('doc-1').set({ round }).commit({ returnDocuments: false })
      const seen = await client.fetch('*[_id == "doc-1"][0].round')
      if (seen !== round) throw new Error(`The query after patch ${round} returned ${seen}`)
    },
    rounds: 50,
  },
]

export type QueryTimes = { name: string; p50Ms: number; p99Ms: number }

/** Times the shapes one after the other, each once before it counts. */
export async function timeQueries(client: SanityClient): Promise<QueryTimes[]> {
  const results: QueryTimes[] = []
  for (const { name, run, rounds } of SHAPES) {
    await run(client, 0)
    const times: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const begun = performance.now()
      await run(client, round)
      times.push(performance.now() - begun)
    }
    results.push({ name, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) })
  }
  return results
}

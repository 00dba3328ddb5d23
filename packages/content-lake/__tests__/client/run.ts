/** Runs the cases of the client's public methods, with whichever client `@sanity/client` is. */
import type { ContentLake } from '../../src/server.ts'
import { clientOf, startLake } from '../../testing/lake.ts'
import { ACTIONS } from './actions.ts'
import { ASSETS } from './assets.ts'
import { type Cases, TOKEN } from './cases.ts'
import { MANAGEMENT } from './management.ts'
import { MUTATIONS } from './mutations.ts'
import { PATCHES } from './patches.ts'
import { PERSPECTIVES } from './perspectives.ts'
import { READING } from './reading.ts'

const ALL: readonly Cases[] = [READING, PERSPECTIVES, MUTATIONS, PATCHES, ASSETS, ACTIONS, MANAGEMENT]

/** @param more cases that not every client can run here */
export function runCases(...more: readonly Cases[]): void {
  let lake: ContentLake
  beforeAll(async () => {
    // The client warns of what is deprecated, which is tried too.
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    lake = await startLake({ access: { tokens: [TOKEN], origins: ['http://192.168.1.5:3000'] } })
  })

  test.each([...ALL, ...more].flatMap((cases) => Object.entries(cases)))('%s', async (_name, run) => {
    const client = clientOf(lake, { token: TOKEN })
    await run({ lake, client, raw: client.withConfig({ perspective: 'raw' }) })
  })
}

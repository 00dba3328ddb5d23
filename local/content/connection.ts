/**
 * The Content Lake of the environment, for the content commands: the local one, started when it does not run, or a
 * hosted project.
 */

import { createClient, type SanityClient } from '@sanity/client'
import { readEnv } from '../../lib/env.ts'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { CommandError } from '../processes/command.mjs'
import { createLakeClient } from '../stack/lake-client.ts'
import { startLake } from '../stack/stand-ins.ts'

export type Connection = {
  client: SanityClient
  dataset: string
  /** Display name; `<project>/<dataset>` of a hosted one. */
  name: string
  isHosted: boolean
}

/**
 * @param tokenVariable the environment variable of the token for a hosted project
 * @throws CommandError when a hosted project is set without it
 */
export async function connect(source: NodeJS.ProcessEnv, tokenVariable: string): Promise<Connection> {
  const { projectId, dataset, localLakeUrl } = readEnv(source).sanity
  if (localLakeUrl !== null) {
    const { origin } = await startLake(source)
    const client = createLakeClient(origin, { dataset })
    return { client, dataset, name: `the local Content Lake at ${origin}`, isHosted: false }
  }
  const name = `${projectId}/${dataset}`
  const token = source[tokenVariable]?.trim()
  if (!token) throw new CommandError(`${tokenVariable} is not set: ${name} needs a token.`)
  const options = { projectId, dataset, token, apiVersion: API_VERSION, useCdn: false, perspective: 'raw' } as const
  return { client: createClient(options), dataset, name, isHosted: true }
}

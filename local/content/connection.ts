/**
 * Chooses the Content Lake for the content commands: the local one, started when it does not run, or a hosted project.
 */
import { createClient, type SanityClient } from '@sanity/client'
import { readEnv } from '../../lib/env.ts'
import { StartError } from '../http/listen.ts'
import { createLakeClient } from '../lake-client.ts'
import { startLake } from '../stand-ins.ts'

/** API version used by the content commands. */
const API_VERSION = '2025-02-19'

export type Connection = {
  client: SanityClient
  dataset: string
  /** Display name. */
  name: string
}

/** A hosted dataset named explicitly, because writing there cannot be undone. */
export type HostedTarget = { projectId: string; dataset: string; confirmation: string | undefined }

type Source = NodeJS.ProcessEnv

/**
 * The lake configured in the environment, for reading. @throws StartError when the hosted one needs a token that is not
 * set
 */
export async function connectToRead(source: Source): Promise<Connection> {
  const { projectId, dataset, localLakeUrl, readToken } = readEnv(source).sanity
  if (localLakeUrl !== null) return localConnection(source, dataset)
  if (readToken === null) {
    throw new StartError(`SANITY_API_READ_TOKEN is not set: exporting from ${projectId}/${dataset} needs a token.`)
  }
  return hostedConnection(projectId, dataset, readToken)
}

/**
 * The lake to write to: the local one, or a hosted dataset that was named and confirmed on the command line.
 * @throws StartError when the environment points at a hosted project that was not named, or when the confirmation or
 *   the token is missing
 */
export async function connectToWrite(source: Source, target: HostedTarget | undefined): Promise<Connection> {
  const { projectId, dataset, localLakeUrl } = readEnv(source).sanity
  if (target === undefined) {
    if (localLakeUrl !== null) return localConnection(source, dataset)
    throw new StartError(
      `The environment points at the hosted project ${projectId}. To write there, name it: ${flagsFor(projectId, dataset)}`,
    )
  }
  const name = `${target.projectId}/${target.dataset}`
  if (target.confirmation !== name) {
    throw new StartError(
      `This writes to the hosted dataset ${name}. Confirm it: ${flagsFor(target.projectId, target.dataset)}`,
    )
  }
  const token = source.SANITY_API_WRITE_TOKEN?.trim()
  if (!token)
    throw new StartError(`SANITY_API_WRITE_TOKEN is not set: writing to ${name} needs a token with write access.`)
  return hostedConnection(target.projectId, target.dataset, token)
}

function flagsFor(projectId: string, dataset: string): string {
  return `--project ${projectId} --dataset ${dataset} --confirm ${projectId}/${dataset}`
}

async function localConnection(source: Source, dataset: string): Promise<Connection> {
  const { origin } = await startLake(source)
  const client = createLakeClient(origin, { dataset })
  return { client, dataset, name: `the local Content Lake at ${origin}` }
}

function hostedConnection(projectId: string, dataset: string, token: string): Connection {
  const client = createClient({ projectId, dataset, token, apiVersion: API_VERSION, useCdn: false, perspective: 'raw' })
  return { client, dataset, name: `the hosted dataset ${projectId}/${dataset}` }
}

/** Looks for the hosted Content Lake before a build, which would otherwise name it once for each page that it cannot render. */

import { createClient } from '@sanity/client'
import type { SiteEnv } from '../../lib/env.ts'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { CommandError } from '../processes/command.mjs'

/** Does nothing for the local lake, which the command has started. @throws CommandError with one line */
export async function requireLake({ sanity: { projectId, dataset, localLakeUrl } }: SiteEnv): Promise<void> {
  if (localLakeUrl !== null) return
  const options = { apiVersion: API_VERSION, useCdn: false, timeout: 10_000, maxRetries: 1 }
  try {
    await createClient({ projectId, dataset, perspective: 'published', ...options }).fetch('count(*[_type == "page"])')
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error
    throw new CommandError(
      `The build reads the Content Lake of ${projectId}/${dataset}, which does not respond: ${reason}`,
    )
  }
}

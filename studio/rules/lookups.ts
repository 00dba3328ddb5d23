/** Queries of the validation, with a client that sees drafts and published documents. */
import { getPublishedId } from '@sanity/client/csm'
import type { ValidationContext } from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'

type Client = {
  withConfig: (config: { perspective: 'raw' }) => {
    fetch: (query: string, params: Record<string, unknown>) => Promise<unknown>
  }
}

/** What a rule needs of Sanity's context. */
export type Context = Pick<ValidationContext, 'document'> & { getClient: (options: { apiVersion: string }) => Client }

/** The answer to a query, in which `$id` is the published id of the validated document. */
export async function fetchFromLake(
  context: Context,
  query: string,
  params: Record<string, unknown> = {},
): Promise<unknown> {
  const id = getPublishedId(context.document?._id ?? '')
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  return client.fetch(query, { id, ...params })
}

export const PUBLISHED = /* groq */ `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`
export const NOT_SELF = /* groq */ `!(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))`

/** What the cases of the client's public methods share. */
import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import type { ContentLake } from '../../src/server.ts'

export type CaseContext = {
  lake: ContentLake
  /** With a token. */
  client: SanityClient
  /** The same client, without a perspective. */
  raw: SanityClient
}

/** By name: what is done, in words of the client's documentation. */
export type Cases = Readonly<Record<string, (context: CaseContext) => Promise<void>>>

/** The token of the lake's client. */
export const TOKEN = 'test-token'

/** The type of documents that the cases write. */
export const TYPE = 'case'

export function newId(prefix = 'case'): string {
  return `${prefix}-${randomUUID().slice(0, 13)}`
}

export function referenceTo(id: string) {
  return { _type: 'reference', _ref: id }
}

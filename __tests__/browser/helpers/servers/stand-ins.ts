/** Controls the local API and reads what it has stored, for browser tests. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import type { FaultRule } from '../../../../local/api/faults.ts'

export function required(variable: string): string {
  const value = process.env[variable]
  if (!value)
    throw new Error(
      `${variable} is not set: import test from ../shared-stack.ts or ../own-stack.ts, which start the servers`,
    )
  return value
}

/** @throws when the stack of this file is shared, with the import that changes it */
export function requireOwnStack(what: string): void {
  if (process.env.LOCAL_API_READ_ONLY !== 'yes') return
  throw new Error(
    `${what} needs a stack of its own: import test and expect from '../own-stack.ts', not '../shared-stack.ts'`,
  )
}

export const siteOrigin = () => required('SITE_ORIGIN')
export const apiOrigin = () => required('API_ORIGIN')

/** Replaces the faults of an API; an empty list means it works. */
export async function setFaults(faults: readonly FaultRule[], origin = apiOrigin()): Promise<void> {
  requireOwnStack('setFaults')
  const response = await fetch(`${origin}/__faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
  if (!response.ok) throw new Error(`The API refused the faults: ${await response.text()}`)
}

/** Waits until the page holds a text of the API in its server HTML. */
export function htmlWith(text: string, path: string, origin = siteOrigin()): Promise<string> {
  return waitFor(
    async () => {
      const html = await (await fetch(origin + path)).text()
      return html.includes(text) && html
    },
    { timeoutMs: 30_000, intervalMs: 250, what: `"${text}" in the HTML of ${path}` },
  )
}

/** Ends all faults of the API, and waits until the HTML of a page holds its data. */
export async function untilPageHas(path: string, text: string): Promise<string> {
  await setFaults([])
  return htmlWith(text, path)
}

export type StoredEnquiry = { name: string; phone: string; email: string; brief: string }

/** What the API has received, the oldest first, read from its SQLite file. */
export function storedEnquiries(dataFolder = required('LOCAL_DATA_DIR')): StoredEnquiry[] {
  requireOwnStack('storedEnquiries')
  const database = new DatabaseSync(join(dataFolder, 'api', 'enquiries.sqlite'), { readOnly: true })
  try {
    return database
      .prepare('SELECT name, phone, email, brief FROM enquiries ORDER BY id')
      .all()
      .map((row) => ({
        name: String(row.name),
        phone: String(row.phone),
        email: String(row.email),
        brief: String(row.brief),
      }))
  } finally {
    database.close()
  }
}

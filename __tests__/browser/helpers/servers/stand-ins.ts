/** Controls the local API and reads what it has stored, for browser tests. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { waitFor } from '@bowerbird/local-server/wait-for'
import type { FaultRule } from '../../../../local/api/faults.ts'

export function required(variable: string): string {
  const value = process.env[variable]
  if (!value) throw new Error(`${variable} is not set: run the browser tests with "npm test"`)
  return value
}

export const siteOrigin = () => required('SITE_ORIGIN')
export const apiOrigin = () => required('API_ORIGIN')

/** Replaces the faults of an API; an empty list means it works. */
export async function setFaults(faults: readonly FaultRule[], origin = apiOrigin()): Promise<void> {
  const response = await fetch(`${origin}/__faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
  if (!response.ok) throw new Error(`The API refused the faults: ${await response.text()}`)
}

/** Waits until the API works and the page holds API data in its server HTML. */
export async function healed(path: string, text: string): Promise<string> {
  await setFaults([])
  return waitFor(
    async () => {
      const html = await (await fetch(siteOrigin() + path)).text()
      return html.includes(text) && html
    },
    { timeoutMs: 30_000, intervalMs: 250, what: `"${text}" in the HTML of ${path}` },
  )
}

export type StoredEnquiry = { name: string; phone: string; email: string; brief: string }

/** What the API has received, the oldest first, read from its SQLite file. */
export function storedEnquiries(dataFolder = required('LOCAL_DATA_DIR')): StoredEnquiry[] {
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

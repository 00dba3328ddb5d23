/** The demo content of the repository. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const DEMO_CONTENT = join(import.meta.dirname, '..', 'demo', 'content')

/** The documents of a dataset, by default the demo's. */
export function readDocuments<Stored>(file = join(DEMO_CONTENT, 'data.ndjson')): Stored[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

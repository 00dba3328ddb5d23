/** Runs the Studio's content validator on documents, as on an editor's machine. For tests. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type ContentDocument = { _id: string; _type: string; [field: string]: unknown }

/**
 * Validates documents as one dataset. @returns the exit code, and one line for each finding: level, document,
 * field, message
 */
export function validate(documents: ContentDocument[]): { status: number | null; findings: string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-model-'))
  try {
    const file = path.join(folder, 'data.ndjson')
    const stamps = { _createdAt: '2026-11-01T00:00:00Z', _updatedAt: '2026-11-01T00:00:00Z', _rev: 'r1' }
    writeFileSync(file, documents.map((document) => JSON.stringify({ ...stamps, ...document })).join('\n'))
    const run = spawnSync(process.execPath, ['studio/tools/validate.mjs', file], { encoding: 'utf8' })
    if (run.stderr) throw new Error(run.stderr)
    return { status: run.status, findings: run.stdout.split('\n').filter(Boolean) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a check of the dataset as `npm run check` does. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writeDataset } from '@bowerbird/content-lake/testing/lake'

/** @param documents instead of the repository's dataset */
export function lint(tool: 'facts' | 'redirects', ...documents: Record<string, unknown>[]) {
  const dataset = documents.length > 0 ? [join(writeDataset({ lines: documents }), 'data.ndjson')] : []
  const run = spawnSync(process.execPath, [`local/tools/lint-${tool}.ts`, ...dataset], { encoding: 'utf8' })
  return { status: run.status, lines: run.stdout.split('\n').filter(Boolean) }
}

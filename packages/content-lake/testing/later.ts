/** Clean-up after the tests of a file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const leftovers: (() => unknown)[] = []

/** Runs after the tests of the file. */
export function later(work: () => unknown): void {
  leftovers.unshift(work)
}

afterAll(async () => {
  for (const work of leftovers.splice(0)) await work()
})

/** A folder that is deleted after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-local-'))
  later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/**
 * The secret that signs the local lake's webhook: generated once and kept in the local data folder, so that lakes and
 * sites that share the folder use the same one, even when started from two terminals.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function localWebhookSecret(dataDir: string): string {
  const file = join(dataDir, 'webhook-secret')
  if (!existsSync(file)) {
    // Written to a temporary file and then linked: when two commands start at once, one link wins, and neither reads a
    // partial secret.
    const draft = `${file}.${process.pid}`
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch {
      // The other command's has won.
    }
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

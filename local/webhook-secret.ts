/**
 * The secret that signs the local lake's webhook: made once, kept in the local data folder, so that lakes and sites that share
 * a data folder agree, also when they are started in two terminals.
 */
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNodeError } from './node-error.ts'

export function localWebhookSecret(dataDir: string): string {
  const file = join(dataDir, 'webhook-secret')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!isNodeError(error, 'ENOENT')) throw error
  }
  // Written whole under a name of its own first: of two commands that start at once, one link wins, and neither reads half a secret.
  const draft = `${file}.${process.pid}`
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isNodeError(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

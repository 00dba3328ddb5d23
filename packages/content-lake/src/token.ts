/** The token of a lake that was given none. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The token in a folder, made at the first start; it stays the same, so that it can be put into an `.env`. */
export function tokenIn(folder: string): string {
  const file = join(folder, 'token')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const token = `sk${randomBytes(24).toString('hex')}`
  writeFileSync(file, `${token}\n`, { mode: 0o600 })
  return token
}

/** Cleans up after commands that build a temporary site. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Every `next build` writes its own folder into this file. */
const NEXT_ENV = 'next-env.d.ts'

/** On exit, also after Ctrl-C, removes these folders and restores the file that Next rewrites. */
export function cleanUpAtExit(folders: readonly string[]): void {
  const nextEnv = existsSync(NEXT_ENV) ? readFileSync(NEXT_ENV) : null
  process.once('exit', () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    if (nextEnv) writeFileSync(NEXT_ENV, nextEnv)
  })
}

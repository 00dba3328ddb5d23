/** What a command that builds a site of its own leaves behind: nothing. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Every `next build` writes its own folder into this file. */
const NEXT_ENV = 'next-env.d.ts'

/** Removes these folders on the way out, also after Ctrl-C; what Next has rewritten until then comes back. */
export function cleanUpAtExit(folders: readonly string[]): void {
  const nextEnv = existsSync(NEXT_ENV) ? readFileSync(NEXT_ENV) : null
  process.once('exit', () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    if (nextEnv) writeFileSync(NEXT_ENV, nextEnv)
  })
}

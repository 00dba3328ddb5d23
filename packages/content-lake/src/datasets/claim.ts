/** Locks a data folder for one process: a second one would not see the first one's writes. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../server/listen.ts'
import { isRecord } from '../dataset.ts'

export type Claim = {
  /** Writes down where the lake listens, for the message to a second process. */
  announce: (origin: string) => void
  release: () => void
}

/**
 * Claims a folder for this process, until it releases the claim or ends, however it ends: the operating system holds the
 * lock of a database file.
 * @throws StartError naming the process that has claimed it
 */
export function claimFolder(folder: string): Claim {
  const note = join(folder, 'running.json')
  let lock: DatabaseSync
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // What a lake stores is in no repository.
    if (!existsSync(join(folder, '.gitignore'))) writeFileSync(join(folder, '.gitignore'), '*\n')
    lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  } catch (error) {
    throw new StartError(
      `The local Content Lake cannot use ${folder}: ${error instanceof Error ? error.message : error}`,
      error,
    )
  }
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;')
  } catch (error) {
    lock.close()
    throw new StartError(refusal(folder, note, error), error)
  }
  return {
    announce: (origin) => writeFileSync(note, JSON.stringify({ pid: process.pid, origin })),
    release: () => lock.close(),
  }
}

function refusal(folder: string, note: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  if (!/locked|busy/.test(reason)) return `The local Content Lake cannot use ${folder}: ${reason}`
  const running = runningIn(note)
  const which = running === undefined ? '' : `, process ${running.pid} at ${running.origin}`
  return `The folder ${folder} is in use by another local Content Lake${which}. Stop that one, or give this one another folder with --data.`
}

/** The process that last listened on the folder of a lake, by its note; it may have ended. */
export function runningIn(note: string): { pid: number; origin: string } | undefined {
  try {
    const running: unknown = JSON.parse(readFileSync(note, 'utf8'))
    if (!isRecord(running) || typeof running.origin !== 'string') return undefined
    return { pid: Number(running.pid), origin: running.origin }
  } catch {
    // None has listened yet.
    return undefined
  }
}

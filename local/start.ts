/** What every command does first: read `.env` files, validate the configuration, and end with one clear line when something is wrong. */
import { existsSync } from 'node:fs'
import { EnvError, readEnv, type SiteEnv } from '../lib/env.ts'
import { StartError } from './http/listen.ts'
import { stopAll, stopChildrenOnSignals } from './processes.ts'

/** Files that hold a developer's own configuration, the strongest first (Node keeps what is already set). */
const ENV_FILES = ['.env.local', '.env']

/**
 * Runs a command with the validated configuration. Its result is the exit code; whatever it started is stopped on the way out,
 * also on Ctrl-C.
 */
export async function runCommand(command: (site: SiteEnv) => Promise<number>): Promise<void> {
  stopChildrenOnSignals()
  let code = 1
  try {
    for (const file of ENV_FILES) if (existsSync(file)) process.loadEnvFile(file)
    code = await command(readEnv(process.env))
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof StartError)) throw error
    console.error(error.message)
  } finally {
    await stopAll()
  }
  process.exit(code)
}

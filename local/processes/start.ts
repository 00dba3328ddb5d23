/**
 * Common start of every command: reads `.env` files, validates the configuration, and exits with a one-line message
 * when it is invalid.
 */
import { existsSync } from 'node:fs'
import { EnvError, readEnv, type SiteEnv } from '../../lib/env.ts'
import { stopAll, stopChildrenOnSignals } from './processes.ts'
import { StartError } from './start-error.ts'

/** Files with a developer's own configuration, in order of precedence (Node keeps variables that are already set). */
const ENV_FILES = ['.env.local', '.env']

/**
 * Runs a command with the validated configuration. Its result is the exit code; child processes are stopped at the end,
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

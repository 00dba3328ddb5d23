/**
 * Every command of the project by its name: `npm run <name>` runs it through cli.mjs, which installs the packages first; a
 * deployed site runs `node local/cli.ts <name>`. A command is loaded when it is used.
 */
import { existsSync } from 'node:fs'
import { EnvError } from '../lib/env.ts'
import { type Arguments, execute, type Usage } from './processes/command.mjs'
import { stopAll, stopChildrenOnSignals } from './processes/processes.ts'

/** As a method, so that each command may name the options that it has. */
type Command = { usage: Usage; run(given: Arguments): Promise<number> }

export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  site: async () => (await import('./site/commands.ts')).site,
  dev: async () => (await import('./site/commands.ts')).dev,
  build: async () => (await import('./site/commands.ts')).build,
  start: async () => (await import('./site/commands.ts')).start,
  cluster: () => import('./cluster/command.ts'),
  soak: () => import('./cluster/soak/command.ts'),
  drill: () => import('./drills/command.ts'),
  mirror: () => import('./mirror/command.ts'),
  sbom: () => import('./dependencies/sbom.ts'),
  smoke: () => import('./smoke/command.ts'),
  bench: () => import('./bench/command.ts'),
  test: () => import('./test/command.ts'),
  check: () => import('./check/command.ts'),
  format: () => import('./check/format.ts'),
  'new:section': () => import('./content/new-section.ts'),
  typegen: () => import('./content/typegen.ts'),
  'content:export': () => import('./content/export.ts'),
  'content:import': () => import('./content/import.ts'),
  enquiries: () => import('./enquiries/command.ts'),
  screenshots: () => import('./screenshots/command.ts'),
  fonts: () => import('./fonts.ts'),
  lock: () => import('./dependencies/lock.mjs'),
}

/** Files with a developer's own configuration, in order of precedence (Node keeps variables that are already set). */
const ENV_FILES = ['.env.local', '.env']

/** @returns the exit code */
export async function runCommand(name: string, given: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load) return execute(await load(), given, EnvError)
  console.error(`There is no command "${name}". Usage: npm run <${Object.keys(COMMANDS).join(' | ')}>`)
  return 2
}

/** Child processes are stopped at the end, also on Ctrl-C. */
async function main([name = '', ...given]: readonly string[]): Promise<void> {
  stopChildrenOnSignals()
  let code = 1
  try {
    for (const file of ENV_FILES) if (existsSync(file)) process.loadEnvFile(file)
    code = await runCommand(name, given)
  } finally {
    await stopAll()
  }
  // The end of the process would cut what a pipe has not taken yet.
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.writableLength > 0) await new Promise<void>((resolve) => stream.write('', () => resolve()))
  }
  process.exit(code)
}

if (import.meta.main) void main(process.argv.slice(2))

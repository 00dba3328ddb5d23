/**
 * `npm run drill -- <name> …`: breaks one thing of the built site as a cluster and mends it, and says what was lost and how
 * long it took (docs/OPERATING.md).
 */
import { readEnv } from '../../lib/env.ts'
import { table } from '../bench/table.ts'
import { type Arguments, UsageError } from '../command.mjs'
import { requireFreePort } from '../site/next.ts'
import { seconds } from './drill.ts'
import { DRILLS } from './drills.ts'
import { type DrillOutcome, runDrills } from './run-drills.ts'

const ALL = 'all'

export const usage = {
  name: 'drill',
  description: `breaks one thing of the built site as a cluster and mends it: ${Array.from(DRILLS, ([name, { description }]) => `${name} (${description})`).join(', ')}; or ${ALL}.`,
  words: `${Array.from(DRILLS.keys()).join(' | ')} | ${ALL} …`,
}

function print({ name, isPassed, findings, tookMs }: DrillOutcome): void {
  const rows = findings.map(([what, value]) => [what, value])
  console.log(`\n${table([name, isPassed ? 'passed' : 'FAILED'], [...rows, ['the drill took', seconds(tookMs)]])}\n`)
}

export async function run({ words }: Arguments): Promise<number> {
  const unknown = words.find((word) => word !== ALL && !DRILLS.has(word))
  if (unknown !== undefined) throw new UsageError(`There is no drill "${unknown}".`)
  if (words.length === 0) throw new UsageError('Name a drill.')
  const site = readEnv(process.env)
  await requireFreePort(site)
  const names = words.includes(ALL) ? Array.from(DRILLS.keys()) : words
  return (await runDrills(site, process.env, names, print)) ? 0 : 1
}

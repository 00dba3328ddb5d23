/**
 * `npm run drill -- <name> …`: breaks one thing of the built site as a cluster and mends it, and says what was lost and how
 * long it took (docs/OPERATING.md).
 */

import { table } from '../../bench/table.ts'
import { seconds } from '../../drills/drill.ts'
import { DRILLS } from '../../drills/drills.ts'
import { type DrillOutcome, runDrills } from '../../drills/run-drills.ts'
import { readArguments, refuseArguments } from '../../processes/arguments.mjs'
import { runCommand } from '../../processes/start.ts'
import { requireFreePort } from '../../site/next.ts'

const ALL = 'all'

const usage = {
  name: 'drill',
  description: `breaks one thing of the built site as a cluster and mends it: ${Array.from(DRILLS, ([name, { description }]) => `${name} (${description})`).join(', ')}; or ${ALL}.`,
  words: `${Array.from(DRILLS.keys()).join(' | ')} | ${ALL} …`,
}

function print({ name, isPassed, findings, tookMs }: DrillOutcome): void {
  const rows = findings.map(([what, value]) => [what, value])
  console.log(`\n${table([name, isPassed ? 'passed' : 'FAILED'], [...rows, ['the drill took', seconds(tookMs)]])}\n`)
}

const { words } = readArguments(usage)
const unknown = words.find((word) => word !== ALL && !DRILLS.has(word))
if (unknown !== undefined) refuseArguments(usage, `There is no drill "${unknown}".`)
if (words.length === 0) refuseArguments(usage, 'Name a drill.')

await runCommand(async (site) => {
  await requireFreePort(site)
  const names = words.includes(ALL) ? Array.from(DRILLS.keys()) : words
  return (await runDrills(site, process.env, names, print)) ? 0 : 1
})

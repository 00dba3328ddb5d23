/**
 * Starts one stack per worker before the browser tests (stacks.ts). The build runs while the API drops every
 * connection, so the first pages are rendered without it and tests can see them recover (api-down.test.ts, which
 * the sequencer runs first).
 */
import { createInterface } from 'node:readline'
import type { Config } from 'jest'
import { readEnv } from '../../lib/env.ts'
import { build, serve, untilServing } from '../../local/next.ts'
import { collectOutput, exitCode, stopChildrenOnSignals } from '../../local/processes.ts'
import { startStandIns } from '../../local/stand-ins.ts'
import { buildStudio } from '../../local/studio.ts'
import { setFaults } from './helpers/stand-ins.ts'
import { announceStacks, copyBuild, planStacks, type Stack } from './stacks.ts'

/** The Studio build is kept between runs, and built while the stand-ins start. */
async function makeStudio(): Promise<void> {
  const problem = await buildStudio(process.env)
  if (problem !== undefined) throw new Error(`The build of the Studio for the browser tests failed:\n${problem}`)
}

async function makeSite({ env }: Stack): Promise<void> {
  const building = build(env, 'pipe')
  const output = collectOutput(building)
  if ((await exitCode(building)) !== 0) throw new Error(`The build for the browser tests failed:\n${output()}`)
}

async function serveSite({ env }: Stack): Promise<void> {
  const server = serve(readEnv(env), env, 'pipe')
  server.stdout?.resume()
  // Tests make the API fail all the time; errors of the site itself are shown beside the test that met them.
  if (server.stderr) {
    createInterface(server.stderr).on('line', (line) => {
      if (/⨯|"level":"error","event":"(?!api\.)/.test(line)) console.error(`site ${env.PORT}: ${line}`)
    })
  }
  if (!(await untilServing(`${env.SITE_ORIGIN}/api/health`))) throw new Error('The site does not answer')
}

export default async function setUp({ maxWorkers }: Config): Promise<void> {
  stopChildrenOnSignals()
  const stacks = await planStacks(Number(maxWorkers), process.env)
  const [first, ...others] = stacks
  if (!first) throw new Error(`There is no worker: maxWorkers is ${maxWorkers}`)
  announceStacks(stacks)
  await Promise.all(stacks.map(({ env }) => startStandIns(env)))
  await setFaults([{ match: '*', drop: true }], first.env.API_ORIGIN)
  await makeStudio()
  await makeSite(first)
  await setFaults([], first.env.API_ORIGIN)
  for (const other of others) copyBuild(first, other)
  await Promise.all(stacks.map(serveSite))
}

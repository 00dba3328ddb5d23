/**
 * Builds and serves the two sites that the benchmark compares: the real one on its stand-ins, and a bare Next page.
 * Both use the same Next, React and webpack.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readEnv } from '../../lib/env.ts'
import { freePorts } from '../processes/free-ports.ts'
import { finish, startNode } from '../processes/processes.ts'
import { build, serve, untilServing } from '../site/next.ts'
import { stackEnvironment } from '../stack/stack-environment.ts'
import { startStandIns } from '../stack/stand-ins.ts'

export type RunningSite = {
  /** Origin, without a trailing slash. */
  origin: string
  /** Folder of the build, relative to the project. */
  buildFolder: string
  /** Of its server. */
  pid: number
}

export type Sites = { bare: RunningSite; real: RunningSite & { lakeOrigin: string } }

const NEXT = resolve('node_modules', 'next', 'dist', 'bin', 'next')

/**
 * Builds and serves the real site on free ports, with its stand-ins.
 * @param folders for the build and for the data of the stand-ins
 */
export async function startRealSite(folders: {
  build: string
  data: string
}): Promise<RunningSite & { lakeOrigin: string }> {
  const [site = 0, api = 0, lake = 0] = await freePorts(3)
  const env = stackEnvironment({ site, api, lake }, folders.build, folders.data)
  await startStandIns(env)
  await finish(build(env, 'pipe'), 'The build of the site')
  const server = serve(readEnv(env), env, 'pipe')
  const origin = `http://localhost:${site}`
  await untilServing(`${origin}/`, server)
  return { origin, buildFolder: folders.build, pid: server.pid ?? 0, lakeOrigin: `http://127.0.0.1:${lake}` }
}

const BARE_FILES = {
  'pages/index.tsx': 'export default function Home() {\n  return <h1>A bare page</h1>\n}\n',
  'next.config.js': 'export default { poweredByHeader: false, reactStrictMode: true }\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true },
    include: ['next-env.d.ts', 'pages'],
  }),
} as const

/**
 * Writes, builds and serves a Next site of one page with a heading.
 * @param folder inside the project, so that the project's own packages are found
 */
export async function startBareSite(folder: string): Promise<RunningSite> {
  mkdirSync(join(folder, 'pages'), { recursive: true })
  for (const [name, text] of Object.entries(BARE_FILES)) writeFileSync(join(folder, name), text)
  const [port = 0] = await freePorts(1)
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const building = startNode([NEXT, 'build', folder, '--webpack'], { stdio: 'pipe', env })
  await finish(building, 'The build of the bare page')
  const server = startNode([NEXT, 'start', folder, '-p', String(port), '-H', '127.0.0.1'], { stdio: 'ignore', env })
  const origin = `http://localhost:${port}`
  await untilServing(`${origin}/`, server)
  return { origin, buildFolder: join(folder, '.next'), pid: server.pid ?? 0 }
}

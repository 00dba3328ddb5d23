/** `content-lake doctor`: what is wrong with this machine, the project and the lake, one line each. */
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { findLake, type LakeConnection, requestLake } from './connection.ts'
import { DEFAULT_DATASET, isDatasetName, isRecord } from './dataset.ts'
import { createAccessRules } from './http/access.ts'

export type DoctorOptions = {
  port: number
  /** The data folder. */
  data: string
  /** The folder of the project. */
  folder: string
  seed?: string
  dataset?: readonly string[]
  token: readonly string[]
  'allow-origin'?: readonly string[]
}

/** A line, and whether something is to be done about it. */
type Finding = { isWrong?: boolean; text: string }

/** The oldest major version of a package that works with the lake. */
const OLDEST: Readonly<Record<string, number>> = { '@sanity/client': 6, sanity: 3, '@sanity/image-url': 1 }

/** @returns 0 when nothing is wrong, else 1 */
export async function examine(options: DoctorOptions): Promise<number> {
  const lake = await findLake(join(options.data, 'content-lake'), options.token).catch((error: unknown) =>
    String(error),
  )
  const connection = typeof lake === 'string' ? undefined : lake
  const findings: Finding[] = [
    { text: `Node ${process.version}` },
    await port(options, connection),
    folder(options),
    ...Object.entries(OLDEST).map(([name, oldest]) => installed(options.folder, name, oldest)),
    typeof lake === 'string'
      ? { isWrong: true, text: `token: ${lake}` }
      : { text: lake === undefined ? 'token: no lake runs that could want one' : 'token: accepted' },
    ...(await datasets(options, connection)),
    ...(options['allow-origin'] ?? []).map((origin) => page(origin)),
  ]
  for (const { isWrong = false, text } of findings) console.log(`${isWrong ? 'wrong' : 'ok   '} ${text}`)
  return findings.some(({ isWrong }) => isWrong) ? 1 : 0
}

async function port({ port: wanted, data }: DoctorOptions, lake: LakeConnection | undefined): Promise<Finding> {
  if (lake !== undefined) return { text: `port: a lake with project ${lake.project} runs at ${lake.origin}` }
  const isFree = await new Promise<boolean>((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen({ port: wanted, host: '127.0.0.1' }, () => server.close(() => done(true)))
  })
  if (isFree) return { text: `port: ${wanted} is free` }
  return { isWrong: true, text: `port: ${wanted} is taken, and not by a lake on ${data}: --port names another` }
}

function folder({ data, seed }: DoctorOptions): Finding {
  let existing = resolve(data)
  while (!existsSync(existing)) existing = dirname(existing)
  try {
    accessSync(existing, constants.W_OK)
  } catch {
    return { isWrong: true, text: `folder: ${existing} cannot be written: --data names another` }
  }
  if (seed !== undefined && !existsSync(seed)) return { isWrong: true, text: `seed: there is no ${seed}` }
  return { text: `folder: ${data} can be written${seed === undefined ? '' : `, a new dataset begins with ${seed}`}` }
}

/** The version of a package that the project has, in its folder or one above. */
function installed(project: string, name: string, oldest: number): Finding {
  for (let at = resolve(project); ; at = dirname(at)) {
    const file = join(at, 'node_modules', name, 'package.json')
    if (existsSync(file)) {
      const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
      const version = String(isRecord(manifest) ? manifest.version : undefined)
      const isOld = Number.parseInt(version, 10) < oldest
      return { isWrong: isOld, text: `${name} ${version}${isOld ? `: it needs ${oldest} or newer` : ''}` }
    }
    if (at === dirname(at)) return { text: `${name}: not installed here` }
  }
}

async function datasets(
  { data, dataset = [DEFAULT_DATASET] }: DoctorOptions,
  lake: LakeConnection | undefined,
): Promise<Finding[]> {
  const root = join(data, 'content-lake', 'datasets')
  const listed = lake && (await requestLake(lake, 'GET', '/v2021-06-07/datasets'))
  const names = Array.isArray(listed)
    ? listed.flatMap((one) => (isRecord(one) ? String(one.name) : []))
    : existsSync(root)
      ? readdirSync(root).filter(isDatasetName)
      : []
  return dataset.map((name) => {
    if (names.includes(name)) return { text: `dataset: ${name} exists` }
    if (lake === undefined) return { text: `dataset: ${name} is created at the first start` }
    return {
      isWrong: true,
      text: `dataset: the lake has no ${name}, only ${names.join(', ')}: --dataset ${name} creates it`,
    }
  })
}

function page(origin: string): Finding {
  const isAdmitted = createAccessRules({}).admitsOrigin(origin)
  return { text: `origin: pages of ${origin} are admitted${isAdmitted ? '' : ' with --allow-origin only'}` }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { ask, clientOf, later, startLake, temporaryFolder, writeDataset } from './support.ts'

// Processes start slowly on a busy machine.
type LakeProcess = { child: ChildProcess; ended: Promise<number | null>; output: () => string }

/** Starts `node local/content-lake/main.ts`; it is killed after the tests if it still runs. */
function spawnLake(environment: Record<string, string>): LakeProcess {
  const child = spawn(process.execPath, ['local/content-lake/main.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  later(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, ended, output: () => output }
}

/** The given number of single-colour pictures, by their path in a dataset. */
function plates(count: number): Promise<[string, Buffer][]> {
  const make = async (index: number): Promise<[string, Buffer]> => {
    const background = { r: index, g: 255 - index, b: 99 }
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer()
    return [`images/${index}.jpg`, bytes]
  }
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)))
}

async function until(condition: () => boolean, lake: LakeProcess): Promise<void> {
  const end = Date.now() + 20_000
  while (!condition()) {
    if (Date.now() > end || lake.child.exitCode !== null) throw new Error(`It did not come to that: ${lake.output()}`)
    await delay(2)
  }
}

async function originOf(lake: LakeProcess): Promise<string> {
  const ready = () => /^ready (http:\S+)$/m.exec(lake.output())?.[1]
  await until(() => ready() !== undefined, lake)
  return ready() ?? ''
}

function countRows(dataDir: string): number {
  const file = join(dataDir, 'content-lake', 'lake.sqlite')
  if (!existsSync(file)) return 0
  const database = new DatabaseSync(file)
  try {
    return Number(database.prepare('SELECT count(*) AS n FROM documents').get()?.n)
  } finally {
    database.close()
  }
}

test('reports its URL, responds, and ends on SIGTERM', async () => {
  const dataset = writeDataset({ lines: [{ _id: 'home', _type: 'page', title: 'Home' }] })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const lake = spawnLake({ LOCAL_LAKE_PORT: '0', LOCAL_DATA_DIR: temporaryFolder(), LOCAL_LAKE_DATASET: dataset })
    const origin = await originOf(lake)
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await clientOf({ origin }).fetch('*[_id == "home"][0].title')).toBe('Home')
    lake.child.kill(signal)
    expect(await lake.ended).toBe(0)
    expect(lake.output()).toBe(`ready ${origin}\n`)
  }
})

test('names a port in use and the variable that changes it', async () => {
  const { port } = await startLake()
  const lake = spawnLake({ LOCAL_LAKE_PORT: String(port), LOCAL_DATA_DIR: temporaryFolder() })
  expect(await lake.ended).toBe(1)
  expect(lake.output()).toBe(
    `Local Content Lake: port ${port} is taken. Set --port or LOCAL_LAKE_PORT to a free port.\n`,
  )
})

test('an invalid dataset or port ends it with one line', async () => {
  const dataset = writeDataset({ lines: ['{'] })
  const wrong = spawnLake({ LOCAL_LAKE_PORT: '0', LOCAL_DATA_DIR: temporaryFolder(), LOCAL_LAKE_DATASET: dataset })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/^data\.ndjson, line 1: it is not JSON \(.*\)\n$/)
  const lost = spawnLake({ LOCAL_LAKE_PORT: 'lake', LOCAL_DATA_DIR: temporaryFolder() })
  expect(await lost.ended).toBe(1)
  expect(lost.output()).toMatch(/^LOCAL_LAKE_PORT .*\n$/)
})

test('requests during seeding wait for the content', async () => {
  const images = await plates(8)
  const dataset = { lines: [{ _id: 'home', _type: 'page' }], files: Object.fromEntries(images) }
  const probe = await startLake()
  const { port } = probe
  await probe.close()
  const lake = spawnLake({
    LOCAL_LAKE_PORT: String(port),
    LOCAL_DATA_DIR: temporaryFolder(),
    LOCAL_LAKE_DATASET: writeDataset(dataset),
  })
  const origin = `http://127.0.0.1:${port}`
  let count: unknown
  while (count === undefined && lake.child.exitCode === null) {
    const answer = await ask({ origin }, '/v1/data/query/production?query=count(*)').catch(() => undefined)
    if (answer === undefined) await delay(1)
    else count = answer.json()
  }
  expect(count).toMatchObject({ result: 9 })
})

test('killed while importing images, it holds nothing and seeds again', async () => {
  const dataDir = temporaryFolder()
  const images = await plates(40)
  const lines = images.map(([path], index) => ({
    _id: `page-${index}`,
    _type: 'page',
    image: { _sanityAsset: `image@file://./${path}` },
  }))
  const LOCAL_LAKE_DATASET = writeDataset({ lines, files: Object.fromEntries(images) })
  const environment = { LOCAL_LAKE_PORT: '0', LOCAL_DATA_DIR: dataDir, LOCAL_LAKE_DATASET }
  const first = spawnLake(environment)
  const assets = join(dataDir, 'content-lake', 'assets')
  await until(() => existsSync(assets) && readdirSync(assets).length >= 3, first)
  first.child.kill('SIGKILL')
  await first.ended
  expect(first.output()).toBe('')
  expect(readdirSync(assets).length).toBeLessThan(images.length)
  expect(countRows(dataDir)).toBe(0)
  const origin = await originOf(spawnLake(environment))
  expect(await clientOf({ origin }).fetch('count(*[_type == "page" && image.asset->size > 0])')).toBe(images.length)
})

test('killed while writing documents, it holds nothing or everything, with everything after', async () => {
  const dataDir = temporaryFolder()
  const lines = Array.from({ length: 20_000 }, (_, index) => ({
    _id: `page-${index}`,
    _type: 'page',
    text: `Text ${index} `.repeat(40),
  }))
  const environment = { LOCAL_LAKE_PORT: '0', LOCAL_DATA_DIR: dataDir, LOCAL_LAKE_DATASET: writeDataset({ lines }) }
  const first = spawnLake(environment)
  const log = join(dataDir, 'content-lake', 'lake.sqlite-wal')
  // SQLite writes a transaction into the log before it is complete once it outgrows the page cache.
  await until(() => existsSync(log) && statSync(log).size > 100_000, first)
  first.child.kill('SIGKILL')
  await first.ended
  expect([0, lines.length]).toContain(countRows(dataDir))
  const origin = await originOf(spawnLake(environment))
  expect(await clientOf({ origin }).fetch('count(*)')).toBe(lines.length)
})

import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { waitFor } from '../../server/wait-for.ts'
import { folderOf } from '../../src/datasets/dataset.ts'
import type { ContentLake } from '../../src/server.ts'
import { Store } from '../../src/store/store.ts'
import { later, requestLake, startLake, temporaryFolder } from '../../testing/lake.ts'

type Line = { source: 'listen' | 'live'; type: string; documentId?: string; id?: string }

/** A listener in its own process, as clients of the lake are. */
function startListener(module: string, lake: ContentLake) {
  const moduleUrl = pathToFileURL(resolve('node_modules', module)).href
  const child = spawn(process.execPath, [join(__dirname, 'listener.mjs'), moduleUrl, lake.origin], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  later(() => child.kill())
  const lines: Line[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line)))
  const of = (source: Line['source']) => lines.filter((line) => line.source === source)
  return {
    of,
    receivedIds: () => of('listen').flatMap(({ documentId }) => documentId ?? []),
    types: (source: Line['source']) => of(source).map(({ type }) => type),
  }
}

async function create(lake: ContentLake, _id: string): Promise<void> {
  const body = JSON.stringify({ mutations: [{ create: { _id, _type: 'page' } }] })
  const { status } = await requestLake(lake, '/v2025-02-19/data/mutate/production', { method: 'POST', body })
  expect(status).toBe(200)
}

test.each([
  ['7.27', '@sanity/client/dist/index.js'],
  ['8.7', 'sanity/node_modules/@sanity/client/dist/index.node.js'],
])(
  'client %s resumes after a restart of the lake and misses nothing',
  async (_version, module) => {
    const dataDir = temporaryFolder()
    const first = await startLake({ dataDir })
    const { of, receivedIds, types } = startListener(module, first)
    await waitFor(() => types('listen').includes('welcome') && types('live').includes('welcome'))
    await create(first, 'before')
    await waitFor(() => receivedIds().length === 1 && types('live').includes('message'))
    await first.close()
    const store = new Store(folderOf(join(dataDir, 'content-lake')))
    for (const _id of ['down-1', 'down-2']) store.commit({ mutations: [{ create: { _id, _type: 'page' } }] })
    store.close()
    const second = await startLake({ dataDir, port: first.port })
    await waitFor(() => types('listen').includes('welcomeback'))
    await create(second, 'after')
    await waitFor(() => receivedIds().length === 4 && types('live').filter((type) => type === 'message').length === 4)
    expect(receivedIds()).toEqual(['before', 'down-1', 'down-2', 'after'])
    expect(types('listen').filter((type) => type !== 'reconnect')).toEqual([
      'welcome',
      'mutation',
      'welcomeback',
      'mutation',
      'mutation',
      'mutation',
    ])
    expect(types('live')).not.toContain('error')
    expect(of('live').flatMap(({ type, id = '' }) => (type === 'message' ? id.split('-')[0] : []))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  },
  40_000,
)

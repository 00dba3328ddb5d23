/** Drill: the content is exported, imported into an empty Content Lake, and compared document by document, file by file. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { TYPES_OF_ONE_DATASET } from '../../../../local/content/export-dataset.ts'
import { freePorts } from '../../../../local/processes/free-ports.ts'
import { finish, startNode } from '../../../../local/processes/processes.ts'
import { createLakeClient } from '../../../../local/stack/lake-client.ts'
import { startLake } from '../../../../local/stack/stand-ins.ts'
import { expect, test } from '../../helpers/servers/cluster.ts'

type Document = { _id: string; _type: string; url?: string }

/** What an import changes: times of the lake, and where its files are. */
const OF_THE_LAKE = new Set(['_rev', '_createdAt', '_updatedAt', 'url', 'path', 'uploadId', 'source'])

/** All documents by id, without what is of the lake. */
async function documentsOf(client: SanityClient): Promise<Map<string, Document>> {
  const all: Document[] = await client.fetch('*[!(_id in path("_.**"))]')
  return new Map(
    all.filter(({ _type }) => !TYPES_OF_ONE_DATASET.has(_type)).map((document) => [document._id, document]),
  )
}

function isSame(first: Document | undefined, second: Document | undefined): boolean {
  if (!first || !second) return false
  const ownFields = (document: Document) => Object.entries(document).filter(([name]) => !OF_THE_LAKE.has(name))
  return isDeepStrictEqual(new Map(ownFields(first)), new Map(ownFields(second)))
}

/** Whether a file of the restored lake can be fetched. */
async function isServed({ url = '' }: Document): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => null)
  return response?.ok ?? false
}

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await finish(startNode([join('local', 'cli.ts'), command, ...args], { stdio: 'pipe', env }), command)
}

test('the content is restored into an empty Content Lake', async ({ cluster, report }) => {
  await cluster.reset()
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-drill-'))
  const archive = join(folder, 'backup.tar.gz')
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  writeFileSync(join(empty, 'data.ndjson'), '')
  const [port = 0, webhookPort = 0] = await freePorts(2)
  // No site shows the restored content: what the lake tells of it is received and dropped.
  const webhooks = createServer((_, response) => response.end()).listen(webhookPort, '127.0.0.1')
  const other = { LOCAL_LAKE_PORT: String(port), LOCAL_DATA_DIR: join(folder, 'data'), LOCAL_LAKE_DATASET: empty }
  const restored = { ...cluster.env, ...other, LOCAL_WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/` }

  const start = Date.now()
  await run('content:export', ['--to', archive], cluster.env)
  const exportedAt = Date.now()
  report('the backup took', exportedAt - start)
  const { origin, member } = await startLake(restored)
  try {
    expect(await documentsOf(createLakeClient(origin))).toEqual(new Map())
    await run('content:import', [archive], restored)
    report('the restore took', Date.now() - exportedAt)

    const given = await documentsOf(createLakeClient(cluster.lakeOrigin))
    const found = await documentsOf(createLakeClient(origin))
    const lost = Array.from(given.keys()).filter((id) => !isSame(given.get(id), found.get(id)))
    const assets = Array.from(found.values()).filter(({ _type }) => /^sanity\.(image|file)Asset$/.test(_type))
    const missing = (await Promise.all(assets.map(isServed))).filter((is) => !is)
    report('documents, of them files', `${given.size}, ${assets.length}`)
    report('lost or changed documents', lost.length)
    report('missing files', missing.length)
    expect(given.size).toBeGreaterThan(100)
    expect([lost, missing]).toEqual([[], []])
  } finally {
    await member?.stop()
    webhooks.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The content is exported, imported into an empty Content Lake, and compared document by document, file by file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { OWN_TYPES } from '../content/export-dataset.ts'
import { freePorts } from '../processes/free-ports.ts'
import { finish, startNode } from '../processes/processes.ts'
import { createLakeClient } from '../stack/lake-client.ts'
import { startLake } from '../stack/stand-ins.ts'
import { type Drill, seconds } from './drill.ts'

type Document = { _id: string; _type: string; url?: string }

/** What an import changes: times of the lake, and where its files are. */
const OF_THE_LAKE = new Set(['_rev', '_createdAt', '_updatedAt', 'url', 'path', 'uploadId', 'source'])

/** All documents by id, without what is of the lake. */
async function documentsOf(client: SanityClient): Promise<Map<string, Document>> {
  const all: Document[] = await client.fetch('*[!(_id in path("_.**"))]')
  return new Map(all.filter(({ _type }) => !OWN_TYPES.has(_type)).map((document) => [document._id, document]))
}

function isSame(first: Document | undefined, second: Document | undefined): boolean {
  if (!first || !second) return false
  const kept = (document: Document) => Object.entries(document).filter(([name]) => !OF_THE_LAKE.has(name))
  return isDeepStrictEqual(new Map(kept(first)), new Map(kept(second)))
}

/** Whether a file of the restored lake can be fetched. */
async function isThere({ url = '' }: Document): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => null)
  return response?.ok ?? false
}

async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await finish(startNode([join('local', 'cli.ts'), script, ...args], { stdio: 'pipe', env }), script)
}

export const restoreContent: Drill = {
  description: 'the content is restored into an empty Content Lake',
  async run({ env, lakeOrigin, folder }) {
    const archive = join(folder, 'backup.tar.gz')
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    writeFileSync(join(empty, 'data.ndjson'), '')
    const [port = 0, webhookPort = 0] = await freePorts(2)
    // No site shows the restored content: what the lake tells of it is received and forgotten.
    const webhooks = createServer((_, response) => response.end()).listen(webhookPort, '127.0.0.1')
    const other = { LOCAL_LAKE_PORT: String(port), LOCAL_DATA_DIR: join(folder, 'data'), LOCAL_LAKE_DATASET: empty }
    const restored = { ...env, ...other, LOCAL_WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/` }

    const start = Date.now()
    await run('content:export', ['--to', archive], env)
    const exportedAfterMs = Date.now() - start
    const { origin, member } = await startLake(restored)
    const before = await documentsOf(createLakeClient(origin))
    await run('content:import', [archive], restored)
    const restoredAfterMs = Date.now() - start - exportedAfterMs

    const given = await documentsOf(createLakeClient(lakeOrigin))
    const found = await documentsOf(createLakeClient(origin))
    const lost = Array.from(given.keys()).filter((id) => !isSame(given.get(id), found.get(id)))
    const assets = Array.from(found.values()).filter(({ _type }) => /^sanity\.(image|file)Asset$/.test(_type))
    const missing = (await Promise.all(assets.map(isThere))).filter((is) => !is)
    await member?.stop()
    webhooks.close()
    return {
      isPassed: before.size === 0 && given.size > 0 && lost.length === 0 && missing.length === 0,
      findings: [
        ['documents, of them files', `${given.size}, ${assets.length}`],
        ['lost or changed documents', lost.length === 0 ? '0' : `${lost.length}: ${lost.slice(0, 5).join(', ')}`],
        ['missing files', String(missing.length)],
        ['the backup took', seconds(exportedAfterMs)],
        ['the restore took', seconds(restoredAfterMs)],
      ],
    }
  },
}

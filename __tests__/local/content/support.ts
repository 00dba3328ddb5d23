/**
 * Shared by the tests of the content commands: commands as real processes, and a dataset with every kind of
 * content.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dataset, later, picture, sha1, startLake } from '@bowerbird/content-lake/testing/lake'

export type Outcome = { code: number | null; output: string; errors: string }

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  const outcome = { output: '', errors: '' }
  child.stdout?.on('data', (chunk: Buffer) => {
    outcome.output += chunk
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    outcome.errors += chunk
  })
  await once(child, 'close')
  return { ...outcome, code: child.exitCode }
}

/** Runs a command against a running lake, or with other variables. */
export function run(command: 'export' | 'import', lake: { port: number } | Record<string, string>, ...args: string[]) {
  const variables = 'port' in lake ? { LOCAL_LAKE_PORT: String(lake.port) } : lake
  const child = spawn(process.execPath, ['local/cli.ts', `content:${command}`, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  later(() => child.kill())
  return outcomeOf(child)
}

export const page = (id: string, fields: object = {}) => ({
  _id: id,
  _type: 'page',
  title: `Title of ${id}`,
  ...fields,
})
export const reference = (id: string, fields: object = {}) => ({ _type: 'reference', _ref: id, ...fields })

/** Pictures and sounds, references in a circle, strong and weak, drafts, text of every kind, asset notes. */
export async function everything(): Promise<Dataset> {
  const photo = await picture('png', 24, 16)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="9" height="9"/></svg>'
  return {
    lines: [
      page('home', {
        title: 'Größe, naïve, 日本語, 🐦, \u2028 and \u0000 no more',
        parent: reference('team'),
        art: {
          _type: 'imageWithAlt',
          _sanityAsset: 'image@file://./images/a%20photo.png',
          alt: 'A photo',
          hotspot: { x: 0.5, y: 0.4, height: 0.2, width: 0.2 },
          crop: { top: 0.1, bottom: 0, left: 0, right: 0 },
        },
        list: [
          { _key: 'a', _type: 'sample', audio: { _type: 'file', _sanityAsset: 'file@file://./files/sound.mp3' } },
          { _key: 'b', _type: 'logo', logo: { _type: 'image', _sanityAsset: 'image@file://./images/drawing.svg' } },
        ],
      }),
      page('team', { parent: reference('home'), maybe: reference('unwritten', { _weak: true }) }),
      page('drafts.team', {
        title: 'Draft',
        soon: reference('fresh', { _weak: true, _strengthenOnPublish: { type: 'page' } }),
      }),
      page('drafts.fresh', { title: 'Never published' }),
      { _id: 'redirect-1', _type: 'redirect', source: '/old', target: { _type: 'link', page: reference('team') } },
      { _id: 'secret', _type: 'sanity.previewUrlSecret', secret: 'for this lake only' },
    ],
    files: {
      'images/a photo.png': photo,
      'images/drawing.svg': drawing,
      'images/unused.webp': await picture('webp', 10, 10),
      'files/sound.mp3': 'not really sound',
      'assets.json': JSON.stringify({
        [`image-${sha1(photo)}`]: { originalFilename: 'A photo.png', creditLine: 'Somebody', altText: 'What it shows' },
        [`file-${sha1('not really sound')}`]: { originalFilename: 'sound.mp3', title: 'A sound' },
      }),
    },
  }
}

export function documentsIn(folder: string): Record<string, unknown>[] {
  return readFileSync(join(folder, 'data.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line))
}

/** Without the fields that every lake generates. */
export function contentIn(folder: string) {
  return documentsIn(folder).map(({ _rev, _createdAt, _updatedAt, ...content }) => content)
}

/** Every file of a dataset folder, by its path. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  return Object.fromEntries(names.sort().map((name) => [name, sha1(readFileSync(join(folder, name)))]))
}

export async function emptyLake() {
  return startLake({ dataset: { lines: [] } })
}

/** `npm run content:export`: its output, and what it never overwrites. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startLake, temporaryFolder } from '../content-lake/support.ts'
import { documentsIn, everything, page, run } from './support.ts'

test('the default folder holds published content; a copy elsewhere holds drafts too; types can be selected', async () => {
  const lake = await startLake({ dataset: await everything() })
  const LOCAL_LAKE_DATASET = join(temporaryFolder(), 'content')
  const idsIn = (folder: string) => documentsIn(folder).map(({ _id }) => _id)
  await run('export', { LOCAL_LAKE_PORT: String(lake.port), LOCAL_LAKE_DATASET })
  expect(idsIn(LOCAL_LAKE_DATASET)).toEqual(['home', 'redirect-1', 'team'])
  await run('export', { LOCAL_LAKE_PORT: String(lake.port), LOCAL_LAKE_DATASET }, '--drafts', '--types', 'page')
  expect(idsIn(LOCAL_LAKE_DATASET)).toEqual(['drafts.fresh', 'drafts.team', 'home', 'team'])
  const copy = join(temporaryFolder(), 'copy')
  await run('export', lake, '--to', copy, '--no-drafts')
  expect(idsIn(copy)).toEqual(['home', 'redirect-1', 'team'])
})

test('existing files are not overwritten by mistake', async () => {
  const lake = await startLake({ dataset: { lines: [page('home')] } })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'thesis.txt'), 'years of work')
  expect((await run('export', lake, '--to', folder)).errors).toContain('holds files, but no data.ndjson')
  expect(readdirSync(folder)).toEqual(['thesis.txt'])
  const archive = join(folder, 'backup.tar.gz')
  writeFileSync(archive, 'an older backup')
  expect((await run('export', lake, '--to', archive)).errors).toContain('is there already')
  expect(readFileSync(archive, 'utf8')).toBe('an older backup')
  expect((await run('export', lake, '--to', archive, '--overwrite')).code).toBe(0)
  expect(readFileSync(archive).subarray(0, 2).toString('hex')).toBe('1f8b')
})

test('a lake with a missing file is not exported in part', async () => {
  const dataDir = temporaryFolder()
  const lake = await startLake({ dataset: await everything(), dataDir })
  const assets = join(dataDir, 'content-lake', 'assets')
  const sound = readdirSync(assets).find((name) => name.endsWith('.mp3')) ?? ''
  writeFileSync(join(assets, `${sound}.moved`), readFileSync(join(assets, sound)))
  rmSync(join(assets, sound))
  const folder = join(temporaryFolder(), 'out')
  const { code, errors } = await run('export', lake, '--to', folder)
  expect(code).toBe(1)
  expect(errors).toContain('the lake has lost files')
  expect(errors).toContain('home uses files/')
  expect(existsSync(folder)).toBe(false)
})

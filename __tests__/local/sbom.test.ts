/** `npm run sbom`: the list of what an image holds. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'

const COMMAND = ['local/cli.ts', 'sbom']

type Sbom = { bomFormat: string; metadata: { component: { type: string } }; components: { purl: string }[] }
type Locked = Record<string, { version: string; dependencies?: object }>

const { packages }: { packages: Locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

test('it is printed whole', () => {
  const printed = execFileSync(process.execPath, COMMAND, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  expect(JSON.parse(printed)).toMatchObject({ bomFormat: 'CycloneDX' })
})

test('every package that a deployed site needs is in it by its version, and none of development', () => {
  const file = join(temporaryFolder(), 'sbom.json')
  execFileSync(process.execPath, [...COMMAND, '--to', file])
  const { bomFormat, metadata, components }: Sbom = JSON.parse(readFileSync(file, 'utf8'))
  expect([bomFormat, metadata.component.type]).toEqual(['CycloneDX', 'application'])
  const found = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  for (const [name, version] of Object.entries(dependencies)) expect(found).toContain(`pkg:npm/${name}@${version}`)
  const names = new Set(Array.from(found, (purl) => purl.replace(/@[^@]+$/, '')))
  const needed = Object.keys(dependencies).flatMap((name) =>
    Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}),
  )
  for (const name of needed) expect(names).toContain(`pkg:npm/${name}`)
  for (const name of ['jest', 'knip', 'lighthouse']) {
    expect(found).not.toContain(`pkg:npm/${name}@${packages[`node_modules/${name}`]?.version}`)
  }
})

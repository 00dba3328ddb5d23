/** `npm run sbom`: the list of what an image holds. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@bowerbird/local-server/testing/later'

type Sbom = { bomFormat: string; metadata: { component: { type: string } }; components: { purl: string }[] }
/** `link`: a package of this repository. */
type Locked = Record<string, { version: string; dev?: boolean; link?: boolean }>

const { packages }: { packages: Locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

test('every package that a deployed site needs is in it by its version, and none of development', () => {
  const file = join(temporaryFolder(), 'sbom.json')
  execFileSync(process.execPath, ['local/commands/operations/sbom.ts', '--to', file])
  const { bomFormat, metadata, components }: Sbom = JSON.parse(readFileSync(file, 'utf8'))
  expect([bomFormat, metadata.component.type]).toEqual(['CycloneDX', 'application'])
  const found = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  for (const [name, version] of Object.entries(dependencies)) expect(found).toContain(`pkg:npm/${name}@${version}`)
  const locked = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'))
  for (const [path, { version, dev, link }] of locked) {
    const purl = `pkg:npm/${path.split('node_modules/').pop()}@${version}`
    if (!dev && !link) expect(found).toContain(purl)
  }
  for (const name of ['jest', 'knip', 'lighthouse']) {
    expect(found).not.toContain(`pkg:npm/${name}@${packages[`node_modules/${name}`]?.version}`)
  }
})

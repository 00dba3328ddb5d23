/** Packages can be moved to another project: they import nothing of this one but other packages that they declare. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const PACKAGES = globSync('packages/*/package.json').map((file) => dirname(file))

/** What each import, export, dynamic import or mock of a source names. */
function specifiersOf(source: string): string[] {
  const pattern = /(?:^(?:import|export) (?:[\w\s{},*$]*\bfrom )?|\bimport\(|\bmock\()['"]([^'"]+)['"]/gm
  return Array.from(source.matchAll(pattern), ([, specifier = '']) => specifier)
}

/** `@scope/name` or `name` of a specifier such as `@scope/name/part`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function manifest(folder: string): Record<string, Record<string, string> | undefined> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

test.each(PACKAGES)('%s imports only its own files and what its package.json names', (folder) => {
  const { name, dependencies = {}, devDependencies = {} } = manifest(folder)
  const known = new Set([String(name), ...Object.keys(dependencies)])
  const knownHere = new Set([...known, ...Object.keys(devDependencies)])
  const problems = globSync('**/*.{ts,mjs}', { cwd: folder, exclude: ['node_modules'] }).flatMap((file) => {
    // Nothing of these folders is in what others install.
    const isForDevelopment = /^(?:__tests__|testing|tools)\//.test(file)
    const isAllowed = (specifier: string) => {
      if (!specifier.startsWith('.')) {
        return isBuiltin(specifier) || (isForDevelopment ? knownHere : known).has(packageName(specifier))
      }
      const target = resolve(folder, dirname(file), specifier)
      return target.startsWith(`${resolve(folder)}/`) && existsSync(target)
    }
    const specifiers = specifiersOf(readFileSync(join(folder, file), 'utf8'))
    return specifiers.filter((specifier) => !isAllowed(specifier)).map((specifier) => `${file}: ${specifier}`)
  })
  expect(problems).toEqual([])
})

test.each(PACKAGES)('%s has the versions of its dependencies pinned to those of the project', (folder) => {
  const { dependencies = {}, devDependencies = {} } = manifest(folder)
  const root = manifest('.')
  const project = { ...root.dependencies, ...root.devDependencies }
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/)
    expect([name, project[name] ?? version]).toEqual([name, version])
  }
})

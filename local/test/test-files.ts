/** The test files of the repository, and what they import. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BROWSER_TESTS = join('__tests__', 'browser')

/** The test of deploy/ in containers, below the browser tests. */
export const CONTAINER_TEST = 'operations/container.ci.test.ts'

export type TestFiles = {
  /** Of Jest. */
  unit: string[]
  /** Of Playwright. */
  browser: string[]
}

/** Paths of all test files, sorted. */
export function findTestFiles(): TestFiles {
  const files = globSync(['__tests__/**/*.test.{ts,tsx}', 'packages/*/__tests__/**/*.test.ts']).sort()
  const isBrowser = (file: string) => file.startsWith(BROWSER_TESTS)
  return { unit: files.filter((file) => !isBrowser(file)), browser: files.filter(isBrowser) }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** A module of the repository by the name that another imports; undefined for a package. */
function resolveImport(name: string, from: string): string | undefined {
  if (!/^(\.|@\/)/.test(name)) return undefined
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name)
  return ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((ending) => path + ending).find(isFile)
}

/** Every module below a test file that it imports, itself included. */
export function createImports(): (file: string) => ReadonlySet<string> {
  const direct = new Map<string, string[]>()
  function directImports(file: string): string[] {
    const known = direct.get(file)
    if (known) return known
    const names = Array.from(
      readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?'([^']+)'/g),
      ([, name = '']) => name,
    )
    const found = names.flatMap((name) => resolveImport(name, file) ?? [])
    direct.set(file, found)
    return found
  }
  return (file) => {
    const all = new Set([file])
    // A set also visits what is added to it meanwhile.
    for (const module of all) for (const imported of directImports(module)) all.add(imported)
    return all
  }
}

/** Programs of Debian packages, and the commands that start them, as a test or its helper names them. */
const SERVER = /'(?:\/usr\/s?bin\/)?(?:redis-server|nginx|openssl|cluster|soak|drill)'/

/** Whether one of the test files starts Redis, nginx or openssl. */
export function needServers(files: readonly string[]): boolean {
  const importsOf = createImports()
  return files.some((file) => [...importsOf(file)].some((module) => SERVER.test(readFileSync(module, 'utf8'))))
}

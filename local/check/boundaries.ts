/**
 * Checks imports, as a part of `npm run check`: which folder may import which, by one table for the whole repository; that `lib`
 * writes them in one style; and that none is for its side effects alone.
 *
 *   node local/check/boundaries.ts
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, matchesGlob, normalize } from 'node:path'

/** Files that may not import others, each named by globs from the root, or packages by their name. */
type Boundary = { files: readonly string[]; except?: readonly string[]; denied: readonly string[]; reason: string }

const SERVER_ENTRIES = '{instrumentation,next.config,proxy,server}.{ts,js}'
const ON_THE_SERVER = ['lib/server/**', 'lib/*/server/**']

const BOUNDARIES: readonly Boundary[] = [
  {
    files: ['{components,lib,pages,studio}/**', SERVER_ENTRIES],
    denied: ['local/**', 'packages/**', '@bowerbird/*'],
    reason: 'the site must not know the stand-ins and commands of the developers',
  },
  { files: ['{components,lib,studio}/**'], denied: ['pages/**'], reason: 'nothing imports a page' },
  {
    files: ['{lib,studio}/**', SERVER_ENTRIES],
    denied: ['components/**'],
    reason: 'imports go from pages to components to lib',
  },
  {
    files: ['components/ui/**'],
    denied: ['components/!(ui)/**'],
    reason: 'components/ui knows no feature',
  },
  {
    files: ['components/{runtime,island}/**'],
    denied: ['components/!(runtime|island|ui)/**'],
    reason: 'the runtime of a page knows no feature: features register with it',
  },
  {
    files: ['{components,lib,studio}/**'],
    except: [...ON_THE_SERVER, 'lib/next/cache-handler.mjs'],
    denied: ON_THE_SERVER,
    reason: 'a folder `server` runs on the server only: pass its results on, or take a type from a module beside it',
  },
  {
    files: ON_THE_SERVER,
    denied: ['lib/browser/**', 'lib/*/browser/**'],
    reason: 'a folder `browser` runs in the browser only',
  },
  {
    files: ['{components,pages}/**'],
    denied: ['@sanity/client', 'groq', 'groq-js'],
    reason: 'only lib/content queries the Content Lake',
  },
  {
    files: ['packages/**'],
    denied: ['{components,lib,local,pages,studio}/**', '@/**'],
    reason: 'a package knows nothing of the site',
  },
]

const SOURCES = ['*.{ts,js}', '{components,lib,local,packages,pages,studio}/**/*.{ts,tsx,mjs,js}']
const GENERATED = /(?:^|\/)(?:node_modules|dist|\.\w[^/]*)\//
const IMPORT = /(?:^(?:import|export) (?:[\w\s{},*$]*\bfrom )?|\bimport\()\s*['"]([^'"]+)['"]/gm
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx']

/** The file that an import of the project leads to, from the root; of a package the specifier itself. */
function targetOf(file: string, specifier: string): string {
  if (!/^(?:\.|@\/)/.test(specifier)) return specifier
  const path = specifier.startsWith('.') ? normalize(`${dirname(file)}/${specifier}`) : specifier.slice(2)
  return path + (ENDINGS.find((ending) => /\.\w+$/.test(path + ending) && existsSync(path + ending)) ?? '')
}

const isIn = (path: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(path, glob))

/** The imports of a file that cross a boundary, a line each. */
function lintBoundaries(file: string, specifiers: readonly string[]): string[] {
  const own = BOUNDARIES.filter(({ files, except = [] }) => isIn(file, files) && !isIn(file, except))
  return specifiers.flatMap((specifier) =>
    own
      .filter(({ denied }) => isIn(targetOf(file, specifier), denied) || isIn(specifier, denied))
      .map(({ reason }) => `${file}: imports ${specifier}, but ${reason}`),
  )
}

const hasEnding = (specifier: string) => /\.(?:tsx?|mjs|js)$/.test(specifier)

/** The folder of `lib` in which a file is; files of `lib` itself share one. */
const roomOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/')

/** The imports of a file of `lib` that are in another style than its others have to be, a line each. */
function lintStyle(file: string, specifiers: readonly string[]): string[] {
  const own = file.startsWith('lib/') ? specifiers.filter((specifier) => /^(?:\.|@\/)/.test(specifier)) : []
  if (own.some(hasEnding)) {
    return own
      .filter((specifier) => !(specifier.startsWith('.') && hasEnding(specifier)))
      .map(
        (specifier) =>
          `${file}: imports ${specifier}, but others with an ending: use relative paths with one throughout`,
      )
  }
  return own
    .filter((specifier) => specifier.startsWith('.') !== (roomOf(targetOf(file, specifier)) === roomOf(file)))
    .map(
      (specifier) =>
        `${file}: imports ${specifier}, but within a room paths are relative, to another they begin with @/`,
    )
}

/** What the build leaves out: package.json says that no module of the site has side effects. */
function lintSideEffects(file: string, source: string): string[] {
  if (!/^(?:components|lib|pages)\//.test(file)) return []
  return Array.from(
    source.matchAll(/^import ['"]([^'"]+)['"]/gm),
    ([, specifier]) =>
      `${file}: imports ${specifier} for its effects, but the build leaves it out: import a function and call it`,
  )
}

/** What is wrong with the imports of a file, a line each. */
export function lintImports(file: string, source: string): string[] {
  const specifiers = Array.from(source.matchAll(IMPORT), ([, specifier = '']) => specifier)
  return [...lintBoundaries(file, specifiers), ...lintStyle(file, specifiers), ...lintSideEffects(file, source)]
}

if (import.meta.main) {
  const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter((file) => !GENERATED.test(file))
  const findings = files.flatMap((file) => lintImports(file, readFileSync(file, 'utf8')))
  for (const finding of findings) console.error(finding)
  if (findings.length > 0) process.exitCode = 1
}

/**
 * Builds the package as others install it: JavaScript in one bundle with its declarations, because Node runs no TypeScript
 * below `node_modules`. The repository runs the sources, and needs no build.
 *
 * `npm run build -w @bowerbird/content-lake -- <folder>`; then `npm pack <folder>`.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

/** Beside the data of the stand-ins, which no tool of the repository looks into. */
const DEFAULT_FOLDER = join(PACKAGE, '..', '..', '.local', 'packages', 'content-lake')

/** Entries of the bundle by their names. Threads and the preloaded module are found beside the others. */
const ENTRIES = {
  'content-lake': 'bin/content-lake.mjs',
  index: 'src/server.ts',
  testing: 'testing/test-lake.ts',
  thread: 'src/reader/thread.ts',
  preload: 'src/exec/preload.ts',
}

/** What others import, and the module that declares it. */
const EXPORTS = {
  '.': { name: 'index', module: 'src/server' },
  './testing': { name: 'testing', module: 'testing/test-lake' },
}

/** The sources need a newer one, which runs TypeScript. */
const OLDEST_NODE = '>=22.12'

type Manifest = Record<string, unknown> & { dependencies: Record<string, string> }

const manifest: Manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))

/** As ranges, because an exact version would bring a second copy of what those have who install it, such as sharp. */
const dependencies = Object.fromEntries(
  Object.entries(manifest.dependencies).map(([name, version]) => [name, `^${version}`]),
)

function isExternal(id: string): boolean {
  return id.startsWith('node:') || Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`))
}

async function writeBundle(folder: string): Promise<void> {
  const input = Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(PACKAGE, path)]))
  const bundle = await rolldown({ input, external: isExternal, platform: 'node' })
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    comments: false,
    // The names of functions stay, so that a stack says where it was.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  })
  await bundle.close()
}

/** The modules that a declaration imports, by paths. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.ts'/g)
  return Array.from(specifiers, ([, path = '']) => join(dirname(file), `${path}.d.ts`))
}

/** Writes the declarations of what is exported, as the compiler makes them: nothing of them imports another package. */
function writeTypes(folder: string): void {
  const compiler = fileURLToPath(import.meta.resolve('typescript/package.json'))
  execFileSync(
    process.execPath,
    [join(dirname(compiler), 'bin', 'tsc'), '-p', 'tsconfig.build.json', '--outDir', folder],
    {
      cwd: PACKAGE,
      stdio: 'inherit',
    },
  )
  const needed = new Set(Object.values(EXPORTS).map(({ module }) => join(folder, `${module}.d.ts`)))
  for (const file of needed) for (const imported of importsOf(file)) needed.add(imported)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !needed.has(file)) rmSync(file)
  }
}

function manifestOf(): string {
  const exports = Object.fromEntries(
    Object.entries(EXPORTS).map(([path, { name, module }]) => [
      path,
      { types: `./types/${module}.d.ts`, default: `./lib/${name}.js` },
    ]),
  )
  const { name, version, license, description, keywords } = manifest
  const published = {
    name,
    version,
    // Until the owner has chosen a name and a licence, npm refuses to publish it.
    private: true,
    license,
    description,
    keywords,
    type: 'module',
    engines: { node: OLDEST_NODE },
    files: ['lib', 'types', 'docs', 'CHANGELOG.md', 'ARCHITECTURE.md'],
    bin: { 'content-lake': './lib/content-lake.js' },
    exports,
    dependencies,
  }
  return `${JSON.stringify(published, undefined, 2)}\n`
}

const [target = DEFAULT_FOLDER] = process.argv.slice(2)
const folder = resolve(target)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await writeBundle(join(folder, 'lib'))
writeTypes(join(folder, 'types'))
writeFileSync(join(folder, 'package.json'), manifestOf())
for (const name of ['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'docs'])
  cpSync(join(PACKAGE, name), join(folder, name), { recursive: true })
console.log(relative(process.cwd(), folder) || '.')

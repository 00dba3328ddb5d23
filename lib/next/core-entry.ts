/**
 * Adds the script of public pages (components/page/entry.ts) to the browser's build as an entry of its own, without Next's client, and components/web-vitals beside
 * it, and writes the names of their files, which pages/_document.tsx reads, and a public list of all scripts for copies of the
 * site. The build fails if the core has come to need React or Next.
 */

import { scriptListOf } from '../html/script-list.ts'
import { earlyScript, policyScript } from './early-script.ts'

/** Next makes each entry depend on its own `main`, with React, unless the entry says otherwise. */
const ENTRIES = {
  core: { import: './components/page/entry.ts', dependOn: undefined },
  'web-vitals': { import: './components/web-vitals/entry.ts', dependOn: undefined },
}

/** Packages of which nothing may be among the core's modules. */
const EXCLUDED = /node_modules[\\/](react|react-dom|next|scheduler|@chakra-ui|@emotion)[\\/]/

/** What the plugin uses of webpack, whose types Next does not export. */
type Chunk = { files: Iterable<string> }
/** `modules` are those that webpack has put into one. */
type Module = { nameForCondition(): string | null; modules?: Module[] }
/** `asyncEntrypointsIterable` are the workers that it starts. */
type Group = {
  chunks: Iterable<Chunk>
  childrenIterable: Iterable<Group>
  asyncEntrypointsIterable: Iterable<Group>
  getFiles(): string[]
}
type Compilation = {
  entrypoints: Map<string, Group>
  namedChunkGroups: Map<string, Group>
  chunkGraph: { getChunkModules(chunk: Chunk): Iterable<Module> }
  errors: Error[]
  emitAsset(name: string, source: object): void
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } }
}
type Compiler = {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_REPORT: number }
    sources: { RawSource: new (text: string) => object }
  }
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } }
}
type Configuration = { entry: () => Promise<object>; plugins: object[] }

/** The files of the modules that must not be there. */
function foreignModules({ chunkGraph }: Compilation, { chunks }: Group): string[] {
  const modules = Array.from(chunks).flatMap((chunk) => Array.from(chunkGraph.getChunkModules(chunk)))
  return modules
    .flatMap((module) => module.modules ?? [module])
    .map((module) => module.nameForCondition() ?? '')
    .filter((file) => EXCLUDED.test(file))
}

/** The files of a group of chunks, of all that it may import later, and of its workers. */
function allFiles(group: Group, seen = new Set<Group>()): string[] {
  if (seen.has(group)) return []
  seen.add(group)
  const later = [...group.childrenIterable, ...group.asyncEntrypointsIterable]
  return [...group.getFiles(), ...later.flatMap((child) => allFiles(child, seen))]
}

/** Chunk groups, by their webpackChunkName, that a first use of a page needs. */
const LIKELY = ['hydrate', 'enquiry-dialog']

class CoreFilesPlugin {
  readonly #file: string
  readonly #build: string

  constructor(file: string, build: string) {
    this.#file = file
    this.#build = build
  }

  apply({ webpack, hooks }: Compiler): void {
    const { Compilation, sources } = webpack
    hooks.thisCompilation.tap('CoreFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'CoreFiles', stage }, () => {
        const core = compilation.entrypoints.get('core')
        if (!core) return
        const foreign = foreignModules(compilation, core)
        if (foreign.length > 0) {
          compilation.errors.push(new Error(`components/page/entry.ts needs React or Next: ${foreign.join(', ')}`))
        }
        const files = {
          build: this.#build,
          early: earlyScript(),
          policy: policyScript(),
          scripts: core.getFiles(),
          // Without webpack's runtime, which the core has brought.
          vitals: compilation.entrypoints
            .get('web-vitals')
            ?.getFiles()
            .filter((file) => !core.getFiles().includes(file)),
          likely: Array.from(
            new Set(LIKELY.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [])),
          ),
        }
        compilation.emitAsset(this.#file, new sources.RawSource(JSON.stringify(files)))
        // No page names the parts that are imported when they are used.
        const all = Array.from(new Set(allFiles(core)), (file) => `/_next/${file}`)
        compilation.emitAsset(scriptListOf(this.#build), new sources.RawSource(JSON.stringify(all)))
      })
    })
  }
}

/**
 * @param file name of the file with the names of the core's files, in the build's folder
 * @param build id of the build
 */
export function addCoreEntry<Config extends Configuration>(config: Config, file: string, build: string): Config {
  const { entry, plugins } = config
  return {
    ...config,
    entry: async () => ({ ...(await entry()), ...ENTRIES }),
    plugins: [...plugins, new CoreFilesPlugin(file, build)],
  }
}

/** Breaks a script's size down by module, from its source map. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

/** Characters of minified code by module, package or folder. */
export type Shares = ReadonlyMap<string, number>

/** Name for code that webpack adds between the modules. */
const WEBPACK = 'webpack runtime'

/** Folders of the project that are reported one level deeper. */
const DEEPER = /^(components|lib)\/(sections\/)?[^/]+(?=\/)/

/** Folders of Next's own sources that reach the browser. */
const NEXT_SOURCE = /^src\/(build|client|lib|pages|server|shared)\//

/**
 * For packages that ship source maps (Next's client, lucide-react), webpack reports the paths of their original
 * sources, which no longer contain the package's name.
 */
function mappedModule(path: string): string {
  return `node_modules/${NEXT_SOURCE.test(path) ? 'next' : 'unnamed package'}/${path}`
}

/**
 * Converts webpack's source URL to a path: webpack://_N_E/./components/ui/theme.ts gives components/ui/theme.ts,
 * packages give node_modules/swr/….
 */
export function moduleOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '')
  const inPackage = /^.*(node_modules\/.*)$/.exec(path)
  if (inPackage?.[1]) return inPackage[1]
  if (path === '' || path.startsWith('webpack/')) return WEBPACK
  if (path.startsWith('../')) return mappedModule(path.replace(/^(\.\.\/)+/, ''))
  return path.replace(/^(\.\/)+/, '')
}

/** The package, or project folder, of a module. */
export function ownerOf(module: string): string {
  const inPackage = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)
  return inPackage?.[1] ?? DEEPER.exec(module)?.[0] ?? module.split('/')[0] ?? module
}

/** Characters of a script by module. Code without a source is counted as webpack's own. */
export function sharesOf(code: string, payload: SourceMapPayload): Shares {
  const map = new SourceMap(payload)
  const shares = new Map<string, number>()
  const modules = new Map<string, string>()
  code.split('\n').forEach((text, line) => {
    for (let column = 0; column < text.length; column++) {
      const entry = map.findEntry(line, column)
      const source = 'originalSource' in entry ? (entry.originalSource ?? '') : ''
      let module = modules.get(source)
      if (module === undefined) {
        module = moduleOf(source)
        modules.set(source, module)
      }
      shares.set(module, (shares.get(module) ?? 0) + 1)
    }
  })
  return shares
}

/** Sizes by module of a built script at a URL path; empty when it has no source map. */
export function readShares(path: string, code: string, buildFolder: string): Shares {
  const file = join(buildFolder, `${decodeURIComponent(path).replace(/^\/_next\//, '')}.map`)
  if (!existsSync(file)) return new Map()
  return sharesOf(code, JSON.parse(readFileSync(file, 'utf8')))
}

/** Groups the sizes under other names, such as packages instead of modules. */
export function regroup(shares: Shares, nameOf: (name: string) => string): Map<string, number> {
  const grouped = new Map<string, number>()
  for (const [name, share] of shares) grouped.set(nameOf(name), (grouped.get(nameOf(name)) ?? 0) + share)
  return grouped
}

/**
 * Gzip bytes by name over several scripts, and in how many scripts each name occurs: each script's gzip size is divided
 * in proportion to its code. A script without a source map is left out.
 */
export function gzipByName(
  scripts: readonly { gzip: number; shares: Shares }[],
): Map<string, { bytes: number; scripts: number }> {
  const result = new Map<string, { bytes: number; scripts: number }>()
  for (const { gzip, shares } of scripts) {
    const whole = [...shares.values()].reduce((sum, share) => sum + share, 0)
    for (const [name, share] of shares) {
      const known = result.get(name) ?? { bytes: 0, scripts: 0 }
      result.set(name, { bytes: known.bytes + (gzip * share) / whole, scripts: known.scripts + 1 })
    }
  }
  return result
}

/**
 * The values of the configuration that a build contains: headers, prerendered pages and the content of one project. A server
 * that was configured for another project would serve them without a word, so it compares them when it starts.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteEnv } from '../env.ts'

/** Written into the build's folder. */
export const BUILD_VALUES = 'build-values.json'

/** By the name of the variable. */
type Values = Readonly<Record<string, string>>

/** What a build says of itself. `id` is Next's. */
export type Build = { id: string; values: Values }

/** Stand-ins and tests have another port each time. */
function withoutLocalPort(origin: string): string {
  return ['localhost', '127.0.0.1'].includes(new URL(origin).hostname) ? 'localhost' : origin
}

export function valuesOfBuild({ apiBaseUrl, siteUrl, sanity, isIndexed }: SiteEnv): Values {
  return {
    API_BASE_URL: withoutLocalPort(apiBaseUrl),
    NEXT_PUBLIC_SITE_URL: withoutLocalPort(siteUrl),
    NEXT_PUBLIC_SANITY_PROJECT_ID: sanity.projectId,
    NEXT_PUBLIC_SANITY_DATASET: sanity.dataset,
    SITE_INDEXING: isIndexed ? 'on' : 'off',
  }
}

/** Random ids of Next are about as long. */
const ID_LENGTH = 21

/** As Git prints it, whole. deploy/compose.yaml says "unknown" where the operator has not set SOURCE_COMMIT. */
const COMMIT = /^[\da-f]{40,64}$/

/**
 * The id of a build, for Next: of one commit and the same values always the same, so that two builds of them can be compared
 * file by file. Other values give another id, because instances with the same id share their rendered pages.
 * @param commit hash of the commit whose files are built; for anything else Next makes up an id
 */
export function buildIdOf(commit: string | undefined, values: Values): string | null {
  if (!COMMIT.test(commit ?? '')) return null
  const hash = createHash('sha256')
    .update(JSON.stringify([commit, values]))
    .digest('hex')
    .slice(0, ID_LENGTH)
  // Content blockers take URLs with "ad" for advertisements; Next's random ids leave it out, too.
  return hash.replaceAll('a', 'g')
}

/** @returns null when the folder has no build */
export function readBuild(folder: string): Build | null {
  const file = join(folder, BUILD_VALUES)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** A line for the first value in which a server differs from its build; null without a difference. */
export function differenceFromBuild({ values: built }: Build, env: SiteEnv): string | null {
  for (const [variable, value] of Object.entries(valuesOfBuild(env))) {
    if (built[variable] !== value) {
      return `${variable} is "${value}", but the build was made with "${built[variable]}": build again with the values of this server.`
    }
  }
  return null
}

/** What the plugin uses of webpack, whose types Next does not export. */
type Compilation = { emitAsset(name: string, source: object): void }
type Compiler = {
  webpack: { sources: { RawSource: new (text: string) => object } }
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } }
}

/** Writes the values into the build of the browser's files, which lies in the build's folder. */
export class BuildValuesPlugin {
  readonly #build: Build

  constructor(build: Build) {
    this.#build = build
  }

  apply({ webpack, hooks }: Compiler): void {
    hooks.thisCompilation.tap('BuildValues', (compilation) => {
      compilation.emitAsset(BUILD_VALUES, new webpack.sources.RawSource(JSON.stringify(this.#build)))
    })
  }
}

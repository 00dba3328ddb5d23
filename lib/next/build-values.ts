/**
 * The values of the configuration that a build contains: headers, prerendered pages and the content of one project. A server
 * that was configured for another project would serve them without a word, so it compares them when it starts.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteEnv } from '../env.ts'

/** Written into the build's folder. */
export const BUILD_VALUES = 'build-values.json'

/** By the name of the variable. */
type Values = Readonly<Record<string, string>>

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

/** A line for the first value in which a server differs from its build; null without a difference. */
export function differenceFromBuild(folder: string, env: SiteEnv): string | null {
  const built: Values = JSON.parse(readFileSync(join(folder, BUILD_VALUES), 'utf8'))
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
  readonly #values: Values

  constructor(values: Values) {
    this.#values = values
  }

  apply({ webpack, hooks }: Compiler): void {
    hooks.thisCompilation.tap('BuildValues', (compilation) => {
      compilation.emitAsset(BUILD_VALUES, new webpack.sources.RawSource(JSON.stringify(this.#values)))
    })
  }
}

/** The options of requests: which a route knows, which values they have, and what to do about others. */
import { HttpError } from '../../server/json.ts'
import type { Warnings } from './warnings.ts'

/** By name: the values that an option may have; `any` for those that a handler reads. */
export type Options = Readonly<Record<string, readonly string[] | 'any'>>

/** The values of an option that is on or off. */
export const SWITCH = ['true', 'false'] as const

/** Options by their names, separated by spaces, that all have these values. */
export function optionsOf(names: string, values: Options[string] = 'any'): Options {
  return Object.fromEntries(names.split(' ').map((name) => [name, values]))
}

const ALTERNATIVES = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Options of every request: a label for Sanity's logs. */
const COMMON: Options = { tag: 'any' }

/**
 * Warns about options that have no effect; in strict mode refuses them.
 * @throws HttpError 400 when an option has a value that it cannot have; in strict mode, when there is no such option
 */
export function checkOptions(
  { path, options }: { path: string; options?: Options },
  search: URLSearchParams,
  warnings: Warnings,
): void {
  if (options === undefined) return
  for (const [name, value] of search) {
    if (name.startsWith('$')) continue
    const values = { ...COMMON, ...options }[name]
    if (values === undefined) {
      warnings.warnIgnored(
        `the option "${name}" of ${path.replaceAll(/\/:[a-z]+/g, '')} has no effect: the lake does not know it`,
      )
    } else if (values !== 'any' && !values.includes(value)) {
      throw new HttpError(400, `"${name}" must be ${ALTERNATIVES.format(values)}, not "${value}"`)
    }
  }
}

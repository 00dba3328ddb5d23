/**
 * Parameters of the API's calls: one description yields the TypeScript type of a call's query and validates a visitor's
 * query at the API proxy. Kept small: it is in the browser bundle.
 */

export type QueryValue = string | number | boolean | undefined

export type Parameter = {
  /** The value of a text from a URL; undefined when it is invalid. */
  read(text: string): QueryValue
  optional?: true
}

export type Parameters = Readonly<Record<string, Parameter>>

export function integer(min: number, max: number) {
  return {
    read(text: string): number | undefined {
      const value = Number(text)
      return /^\d{1,15}$/.test(text) && value >= min && value <= max ? value : undefined
    },
  }
}

export const flag = {
  read(text: string): boolean | undefined {
    if (text === 'true') return true
    return text === 'false' ? false : undefined
  },
}

/** The longest search that the API accepts, in characters. */
export const SEARCH_MAX = 200

export function shortText(max: number) {
  return { read: (text: string): string | undefined => (text.length <= max ? text : undefined) }
}

/**
 * Whether a text can be an id. The API's contract does not define the format (numbers, words and GUIDs are all
 * plausible), so anything without spaces and control characters is accepted.
 */
export function isId(text: string): boolean {
  return /^[^\s\p{C}]{1,64}$/u.test(text)
}

export const id = { read: (text: string): string | undefined => (isId(text) ? text : undefined) }

export function choice<const Value extends string | number>(...values: readonly Value[]) {
  return { read: (text: string): Value | undefined => values.find((value) => String(value) === text) }
}

export function optional<P extends Parameter>(parameter: P): P & { optional: true } {
  return { ...parameter, optional: true }
}

type ValueOf<P extends Parameter> = Exclude<ReturnType<P['read']>, undefined>

type OptionalKeys<P extends Parameters> = { [K in keyof P]: P[K] extends { optional: true } ? K : never }[keyof P]

/** The query type that a table of parameters describes. */
export type QueryOf<P extends Parameters> = { [K in Exclude<keyof P, OptionalKeys<P>>]: ValueOf<P[K]> } & {
  [K in OptionalKeys<P>]?: ValueOf<P[K]>
}

/** A parameter that is missing, invalid or unknown. */
export class ParameterError extends Error {
  readonly field: string
  constructor(field: string, problem: string) {
    super(`${field} is ${problem}`)
    this.name = 'ParameterError'
    this.field = field
  }
}

/**
 * Parses a query against its description. Unknown parameters are rejected, so that a typo is not silently ignored and
 * a cache in front of the proxy cannot be filled with meaningless variants.
 * @throws ParameterError naming the first invalid field
 */
export function parseQuery(parameters: Parameters, given: Record<string, string>): Record<string, QueryValue> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(parameters, name))
  if (unknown !== undefined) throw new ParameterError(unknown, 'not a parameter of this call')
  const query: Record<string, QueryValue> = {}
  for (const [name, parameter] of Object.entries(parameters)) {
    const text = given[name] ?? ''
    if (parameter.optional && text === '') continue
    query[name] = parameter.read(text)
    if (query[name] === undefined || given[name] === undefined) throw new ParameterError(name, 'missing or not valid')
  }
  return query
}

/**
 * Parameter kinds of the API's calls, as data.
 *
 * One description yields the TypeScript type of a call's query, validates a visitor's query at the API proxy, and
 * words the error message. No library: six kinds are all that the contract has, and this file is in the browser
 * bundle.
 */

export type Parameter =
  | { kind: 'integer'; min: number; max: number; optional?: true }
  | { kind: 'flag'; optional?: true }
  | { kind: 'text'; max: number; optional?: true }
  | { kind: 'id'; optional?: true }
  | { kind: 'choice'; of: readonly (string | number)[]; optional?: true }

/**
 * Whether a text can be an id. The API's contract does not define the format (numbers, words and GUIDs are all
 * plausible), so anything without spaces and control characters is accepted.
 */
export function isId(text: string): boolean {
  return /^[^\s\p{C}]{1,64}$/u.test(text)
}

export type Parameters = Readonly<Record<string, Parameter>>

type ValueOf<P extends Parameter> = P extends { kind: 'integer' }
  ? number
  : P extends { kind: 'flag' }
    ? boolean
    : P extends { kind: 'choice'; of: readonly (infer V)[] }
      ? V
      : string

type OptionalKeys<P extends Parameters> = { [K in keyof P]: P[K] extends { optional: true } ? K : never }[keyof P]

/** The query type that a table of parameters describes. */
export type QueryOf<P extends Parameters> = { [K in Exclude<keyof P, OptionalKeys<P>>]: ValueOf<P[K]> } & {
  [K in OptionalKeys<P>]?: ValueOf<P[K]>
}

export type QueryValue = string | number | boolean | undefined

/** A parameter that is missing or invalid: its name, and what is expected. */
export class ParameterError extends Error {
  readonly field: string
  constructor(field: string, expected: string) {
    super(`${field} must be ${expected}`)
    this.name = 'ParameterError'
    this.field = field
  }
}

function expectation(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'integer':
      return `a whole number from ${parameter.min} to ${parameter.max}`
    case 'flag':
      return 'true or false'
    case 'text':
      return `text of at most ${parameter.max} characters`
    case 'id':
      return 'an id: a number or a word of at most 64 characters, without spaces'
    case 'choice':
      return `one of ${parameter.of.join(', ')}`
  }
}

function parseValue(name: string, parameter: Parameter, raw: string): string | number | boolean {
  const fail = () => new ParameterError(name, expectation(parameter))
  switch (parameter.kind) {
    case 'integer': {
      if (!/^-?\d{1,15}$/.test(raw)) throw fail()
      const value = Number(raw)
      if (value < parameter.min || value > parameter.max) throw fail()
      return value
    }
    case 'flag': {
      if (raw !== 'true' && raw !== 'false') throw fail()
      return raw === 'true'
    }
    case 'text': {
      if (raw.length > parameter.max) throw fail()
      return raw
    }
    case 'id': {
      if (!isId(raw)) throw fail()
      return raw
    }
    case 'choice': {
      const found = parameter.of.find((option) => String(option) === raw)
      if (found === undefined) throw fail()
      return found
    }
  }
}

/**
 * Parses a query against its description. Unknown parameters are rejected, so that a typo is not silently ignored and
 * a cache in front of the proxy cannot be filled with meaningless variants.
 * @throws ParameterError naming the first invalid field
 */
export function parseQuery(parameters: Parameters, given: Record<string, string>): Record<string, QueryValue> {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(parameters, name)) {
      throw new ParameterError(name, `absent: this call takes ${Object.keys(parameters).join(', ') || 'no parameters'}`)
    }
  }
  const query: Record<string, QueryValue> = {}
  for (const [name, parameter] of Object.entries(parameters)) {
    const raw = given[name]
    if (raw === undefined || (raw === '' && parameter.optional)) {
      if (!parameter.optional) throw new ParameterError(name, expectation(parameter))
      continue
    }
    query[name] = parseValue(name, parameter, raw)
  }
  return query
}

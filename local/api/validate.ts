/** Validation of parameters, with errors that name the field. */
import { HttpError } from '@bowerbird/content-lake/server/json'

/** The decoded parameters of a request, from path and query. */
export type Fields = ReadonlyMap<string, string>

/** A 400 error that names the field and what is expected: "pageSize must be a whole number from 1 to 100". */
export function invalid(field: string, expectation: string): HttpError {
  const message = `${field} ${expectation}`
  return new HttpError(400, message, { body: { error: { field, message } } })
}

/** A trimmed value; `undefined` when it is absent or empty. */
function givenValue(fields: Fields, name: string): string | undefined {
  const value = fields.get(name)?.trim()
  return value === '' ? undefined : value
}

type Bounds = { min: number; max: number }

/** An integer within bounds, or `undefined` when it is absent or empty. */
export function optionalWholeNumber(fields: Fields, name: string, { min, max }: Bounds): number | undefined {
  const value = givenValue(fields, name)
  if (value === undefined) return undefined
  const number = Number(value)
  if (!/^\d{1,16}$/.test(value) || number < min || number > max) {
    throw invalid(name, `must be a whole number from ${min} to ${max}`)
  }
  return number
}

/** An integer within bounds; the fallback when it is absent or empty, or a 400 when there is no fallback. */
export function wholeNumber(fields: Fields, name: string, bounds: Bounds & { fallback?: number }): number {
  const number = optionalWholeNumber(fields, name, bounds) ?? bounds.fallback
  if (number === undefined) throw invalid(name, 'is required')
  return number
}

/** `true` or `false`; false when it is absent or empty. */
export function flag(fields: Fields, name: string): boolean {
  const value = givenValue(fields, name) ?? 'false'
  if (value !== 'true' && value !== 'false') throw invalid(name, 'must be true or false')
  return value === 'true'
}

/** One of the allowed values; required. */
export function oneOf<const Word extends string>(fields: Fields, name: string, words: readonly Word[]): Word {
  const value = givenValue(fields, name)
  const word = words.find((candidate) => candidate === value)
  if (word === undefined) throw invalid(name, `must be one of ${words.join(', ')}`)
  return word
}

/** A trimmed text of at most `max` characters; `undefined` when absent or empty. */
export function optionalText(fields: Fields, name: string, max: number): string | undefined {
  const value = givenValue(fields, name)
  if (value !== undefined && value.length > max) throw invalid(name, `must have at most ${max} characters`)
  return value
}

/**
 * Reads a query.
 * @throws HttpError 400 for an unknown parameter, so that a misspelt one is not silently ignored
 */
export function readQuery(query: URLSearchParams, known: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of query) {
    if (!known.includes(name)) {
      const expected = known.length === 0 ? 'takes no query' : `takes ${known.join(', ')}`
      throw invalid(name.slice(0, 100), `is not known: this call ${expected}`)
    }
    fields.set(name, value)
  }
  return fields
}

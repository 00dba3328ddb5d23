/**
 * Finds the syntax error of a query, in the words and at the position that Sanity gives. groq-js says only how far it came.
 *
 * It follows where a query expects an expression and which brackets are open, which explains nearly every error; it is
 * no parser, and is used only for queries that groq-js has refused.
 */

export type SyntaxProblem = {
  description: string
  /** The part of the query, by index. */
  start: number
  end: number
}

type Token = { text: string; start: number; kind: 'value' | 'symbol' | 'bad' }

const TOKEN =
  /(?<space>\s+|\/\/[^\n]*)|(?<value>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\d+(?:\.\d+)?(?:e[+-]?\d+)?|\$?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)|(?<symbol>\.\.\.?|==|!=|<=|>=|&&|\|\||\*\*|->|=>|[-+*/%<>!=.,:|@^()[\]{}])/sy

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** What stands for a value by itself. */
const NULLARY = new Set(['@', '^', '*'])
const PREFIXES = new Set(['!', '-', '+'])
const NO_OPERATORS = new Set(['!', '=', '@', '^'])

/**
 * `operand`: an expression must follow; `item`: or the end of the bracket; `spread`: or the next item; `operator`: what
 * follows an expression; `arrow`: that, or a name.
 */
type State = 'operand' | 'item' | 'spread' | 'operator' | 'arrow'

/** @returns undefined when there is no error that can be told */
export function findSyntaxError(query: string): SyntaxProblem | undefined {
  // Declarations of functions have a syntax of their own.
  if (/\bfn\s+\w+\s*::/.test(query)) return undefined
  const open: { closer: string; start: number }[] = []
  let state: State = 'operand'

  function unexpected({ text, start }: Token): SyntaxProblem {
    const description = `unexpected token ${JSON.stringify(text)}, expected expression`
    return { description, start, end: start + text.length }
  }

  /** What stands after a complete expression and does not continue it. */
  function leftover(end: number): SyntaxProblem {
    const last = open.at(-1)
    if (last === undefined) return { description: 'Unable to parse entire expression', start: end, end: query.length }
    return { description: `expected '${last.closer}' following expression`, start: last.start, end }
  }

  /** @returns the state after the token, or what is wrong with it */
  function next(token: Token): State | SyntaxProblem {
    const { text, start, kind } = token
    const isComplete = state === 'operator' || state === 'arrow'
    if (kind === 'bad') return isComplete ? leftover(start) : unexpected(token)
    const closer = CLOSERS[text]
    if (closer !== undefined) {
      open.push({ closer, start })
      return 'item'
    }
    if (kind === 'symbol' && Object.values(CLOSERS).includes(text)) {
      if (state === 'operand') return unexpected(token)
      if (open.at(-1)?.closer !== text) return leftover(start)
      open.pop()
      return 'operator'
    }
    return isComplete ? continued(token) : begun(token)
  }

  function continued({ text, start, kind }: Token): State | SyntaxProblem {
    if (kind === 'symbol') {
      if (NO_OPERATORS.has(text)) return leftover(start)
      return text === '->' ? 'arrow' : text === ',' ? 'item' : 'operand'
    }
    if (state === 'arrow') return 'operator'
    if (text === 'in' || text === 'match') return 'operand'
    return text === 'asc' || text === 'desc' ? 'operator' : leftover(start)
  }

  function begun(token: Token): State | SyntaxProblem {
    const { text, kind } = token
    if (kind === 'value' || NULLARY.has(text)) return 'operator'
    if (PREFIXES.has(text)) return 'operand'
    if (text === '...') return 'spread'
    return text === ',' && state === 'spread' ? 'item' : unexpected(token)
  }

  for (const token of tokensOf(query)) {
    const result = next(token)
    if (typeof result !== 'string') return result
    state = result
  }
  if (state === 'operand' || state === 'item') {
    const end = query.length
    return { description: 'unexpected end-of-file, expected expression', start: end, end }
  }
  return open.length === 0 ? undefined : leftover(query.length)
}

function* tokensOf(query: string): Generator<Token> {
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < query.length) {
    const start = TOKEN.lastIndex
    const groups = TOKEN.exec(query)?.groups
    if (groups === undefined) {
      // A text without its end, or a character that GROQ has not: nothing after it can be told.
      yield { text: query.slice(start).split('\n')[0] ?? '', start, kind: 'bad' }
      return
    }
    const { space, value, symbol } = groups
    if (space === undefined)
      yield { text: value ?? symbol ?? '', start, kind: value === undefined ? 'symbol' : 'value' }
  }
}

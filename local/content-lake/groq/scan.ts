/** A rough tokenizer of GROQ, used only to locate errors, because groq-js reports positions for syntax errors alone. */

/** A function call, array, projection or group in a query, with what precedes its bracket. */
export type Part = {
  kind: 'call' | 'pipe' | '[' | '{' | '('
  /** For a call: its qualified name, `global::` when the query gives no namespace. */
  name: string
  start: number
  /** End of the name, for a call; else the position of the opening bracket. */
  nameEnd: number
  /** Position after the closing bracket. */
  end: number
}

export type Scan = { parts: Part[]; parameters: { name: string; start: number; end: number }[] }

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Strings and comments (both skipped), names of calls, parameters, brackets; anything else is one character. */
const TOKEN =
  /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\/[^\n]*|\|\s*(?=[A-Za-z_])|(?:[A-Za-z_]\w*\s*::\s*)?[A-Za-z_]\w*(?=\s*\()|\$[A-Za-z_]\w*|[A-Za-z_]\w*|[\s\S]/g

/** Finds the parts and parameters of a query, ordered by closing bracket: inner parts before outer ones. */
export function scan(query: string): Scan {
  const parts: Part[] = []
  const parameters: Scan['parameters'] = []
  const open: (Part & { closing: string })[] = []
  let caller: { name: string; start: number; end: number; isPiped: boolean } | undefined
  let isPiped = false
  for (const match of query.matchAll(TOKEN)) {
    const [text] = match
    const start = match.index
    const end = start + text.length
    const closing = CLOSING[text]
    if (/^\s/.test(text)) continue
    if (closing !== undefined) {
      const isCall = text === '(' && caller !== undefined
      const kind = isCall ? (caller?.isPiped ? 'pipe' : 'call') : text === '(' ? '(' : text === '[' ? '[' : '{'
      const from = isCall && caller !== undefined ? caller : { name: '', start, end: start }
      open.push({ kind, name: from.name, start: from.start, nameEnd: from.end, end, closing })
    } else if (open.at(-1)?.closing === text) {
      const part = open.pop()
      if (part !== undefined) parts.push({ ...part, end })
    } else if (text.startsWith('$') && text.length > 1) {
      parameters.push({ name: text.slice(1), start, end })
    }
    const isName = /^[A-Za-z_]/.test(text)
    const name = text.replaceAll(/\s/g, '')
    caller = isName ? { name: name.includes('::') ? name : `global::${name}`, start, end, isPiped } : undefined
    isPiped = text.startsWith('|') && text !== '||'
  }
  return { parts, parameters }
}

/**
 * Spares `match` most of its work: groq-js compiles the pattern again for every document, which takes longer than the rest.
 *
 * A text that does not contain the longest word of the pattern, whatever its case, cannot match: so `title match "alpha*"`
 * becomes `select(length(string::split(lower(title), "alpha")) == 1 => false, title match "alpha*")`.
 */
import { isRecord } from '../dataset.ts'

type Node = Record<string, unknown>

/** @returns the same node where that is not possible: a pattern that is no text or has no word, or something that is no field */
export function withPrefilter(node: Node): Node {
  const { left, right } = node
  if (node.type !== 'OpCall' || node.op !== 'match' || !isRecord(left) || left.type !== 'AccessAttribute') return node
  const pattern = isRecord(right) && right.type === 'Value' && typeof right.value === 'string' ? right.value : ''
  // In other letters case has rules that differ between a pattern and lower(); dots and asterisks stand for any.
  const words = pattern.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const word = words.toSorted((a, b) => b.length - a.length)[0]
  if (word === undefined || /[^\x20-\x7e]/.test(pattern)) return node
  const parts = call('string', 'split', [call('global', 'lower', [left]), { type: 'Value', value: word }])
  const isMissing = {
    type: 'OpCall',
    op: '==',
    left: call('global', 'length', [parts]),
    right: { type: 'Value', value: 1 },
  }
  const alternative = { type: 'SelectAlternative', condition: isMissing, value: { type: 'Value', value: false } }
  return { type: 'Select', alternatives: [alternative], fallback: node }
}

function call(namespace: string, name: string, args: readonly unknown[]): Node {
  return { type: 'FuncCall', namespace, name, args }
}

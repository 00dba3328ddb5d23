/** What the document "Words" changes: only texts that differ from their defaults travel to pages. Pure. */
import { type Facts, fillText, tokenOf } from '../facts/tokens'
import { WORD_TABLES } from './tables'
import { type Plural, placeholdersIn, type Text, type Texts, type WordChanges } from './words'

type Fill = (stored: string) => string

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** A stored text; the default when it is empty. */
function textOr(fallback: string, stored: unknown, fill: Fill): string {
  return typeof stored === 'string' && stored.trim() ? fill(stored.trim()) : fallback
}

/** The stored form of a word; null when it is the default. */
function changeOf(own: Text, stored: unknown, fill: Fill): Text | null {
  if (typeof own === 'string') {
    const text = textOr(own, stored, fill)
    return text === own ? null : text
  }
  const plural: Plural = {
    one: textOr(own.one, fieldOf(stored, 'one'), fill),
    other: textOr(own.other, fieldOf(stored, 'other'), fill),
  }
  return plural.one === own.one && plural.other === own.other ? null : plural
}

function changesOf(texts: Texts, stored: unknown, facts: Facts, missing: (name: string) => string): Texts {
  const changes: Record<string, Text> = {}
  for (const [key, own] of Object.entries(texts)) {
    const placeholders = placeholdersIn(own)
    const kept = (name: string) => (placeholders.includes(name) ? tokenOf(name) : missing(name))
    const change = changeOf(own, fieldOf(stored, key), (text) => fillText(text, facts, kept))
    if (change !== null) changes[key] = change
  }
  return changes
}

/**
 * @param document as queried; null before it is published
 * @param missing what stands for a fact that is unknown or empty
 */
export function changedWords(
  document: object | null,
  facts: Facts,
  missing: (name: string) => string = tokenOf,
): WordChanges {
  if (!document) return {}
  const changes = WORD_TABLES.map(({ name, texts }) => [
    name,
    changesOf(texts, fieldOf(document, name), facts, missing),
  ])
  return Object.fromEntries(changes.filter(([, own = {}]) => Object.keys(own).length > 0))
}

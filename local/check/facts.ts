/**
 * Checks the texts of the dataset in the repository: the value of a fact must not be written out, and every name in
 * curly brackets must be that of a fact. Quotes and recordings are left out, because they are what somebody said. Part of `npm run check`.
 */
import { FACTS, type FactsDocument, factsFrom } from '../../lib/facts/facts.ts'
import { type Facts, factsIn } from '../../lib/facts/fill-texts.ts'
import { inBrackets } from '../../lib/format/brackets.ts'
import { readDocuments } from '../stack/demo-content.ts'

/** Shorter values, such as "10", stand in texts by chance. */
const SHORTEST = 4

/** Fields that nobody reads as a text of the site; notes for the owner quote earlier versions. */
const NO_TEXTS = /^(_.*|path|anchor|url|address|ownerNotes|transcript)$/

const LINTED = ['page', 'siteSettings']

type Text = { path: string; text: string }

function textsIn(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) =>
    NO_TEXTS.test(name) ? [] : textsIn(inside, path ? `${path}.${name}` : name),
  )
}

function wholeWord(value: string): RegExp {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w$.,])${escaped}(?!\\w|[.,]\\d)`)
}

function problemsOf(text: string, facts: Facts): string[] {
  const written = Array.from(facts)
    .filter(([, value]) => value.length >= SHORTEST && wholeWord(value).test(text))
    .map(([name, value]) => `"${value}" is written out: write ${inBrackets(name)}`)
  const unknown = factsIn(text).filter((name) => !facts.has(name))
  return [...written, ...unknown.map((name) => `there is no fact ${inBrackets(name)}`)]
}

type Stored = FactsDocument & { _id: string; _type: string }

/** @returns a line for each problem */
export function lintFacts(documents: readonly Stored[]): string[] {
  const facts = factsFrom(documents.find(({ _id }) => _id === FACTS))
  return documents
    .filter(({ _type }) => LINTED.includes(_type))
    .flatMap((document) =>
      textsIn(document).flatMap(({ path, text }) =>
        problemsOf(text, facts).map((problem) => `error ${document._id} ${path}: ${problem}`),
      ),
    )
}

if (import.meta.main) {
  const lines = lintFacts(readDocuments())
  for (const line of lines) console.log(line)
  if (lines.length > 0) process.exitCode = 1
}

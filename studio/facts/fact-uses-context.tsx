/** For the form of the facts: all sentences that hold facts, and the facts before and after the changes in the form. */
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { useEditState, useSchema } from 'sanity'
import { FACTS } from '../../lib/facts/facts.ts'
import type { Facts } from '../../lib/facts/fill-texts.ts'
import { useLiveQuery } from '../common/lake/use-lake-query.ts'
import { factsOf, writtenFactsOf } from '../rules/facts.ts'
import { type FactSentence, holdersOf, namesAt, sentencesOf, type TextPair } from './fact-uses.ts'
import { observeTexts } from './observe-texts.ts'

type FactUses = {
  /** Null until they are read. */
  sentences: readonly FactSentence[] | null
  before: Facts
  after: Facts
  /** The names in texts of the fact at a path of the form, before and after it was renamed. */
  namesOf(path: readonly unknown[]): string[]
  /** The names of the facts that have one of these in their value. */
  holdersOf(names: readonly string[]): string[]
}

const FactUsesContext = createContext<FactUses | null>(null)

/** Null in every other form. */
export function useFactUses(): FactUses | null {
  return useContext(FactUsesContext)
}

const sentencesByPair = new WeakMap<TextPair, readonly FactSentence[]>()

/** All sentences of the content that hold facts, kept up to date; null until they are read. */
export function useFactSentences(): readonly FactSentence[] | null {
  const schema = useSchema()
  const pairs = useLiveQuery(observeTexts)
  return useMemo(() => {
    function ofPair(pair: TextPair): readonly FactSentence[] {
      const type = schema.get(pair.type)
      const sentences = sentencesByPair.get(pair) ?? (type ? sentencesOf(pair, type) : [])
      sentencesByPair.set(pair, sentences)
      return sentences
    }
    return pairs?.flatMap(ofPair) ?? null
  }, [schema, pairs])
}

/** @param document "Facts" as the form shows it */
export function FactUsesProvider({ document, children }: { document: unknown; children: ReactNode }) {
  const sentences = useFactSentences()
  const { published } = useEditState(FACTS, FACTS)
  // The fields take what is typed at once; the sentences follow.
  const shown = useDeferredValue(document)
  const uses = useMemo((): FactUses => {
    const [before, after] = [factsOf(published), factsOf(shown)]
    const written = [writtenFactsOf(published), writtenFactsOf(shown)]
    return {
      sentences,
      before,
      after,
      namesOf: (path) => Array.from(new Set([published, shown].flatMap((version) => namesAt(version, path)))),
      holdersOf: (names) => Array.from(new Set(written.flatMap((facts) => holdersOf(names, facts)))),
    }
  }, [sentences, published, shown])
  return <FactUsesContext.Provider value={uses}>{children}</FactUsesContext.Provider>
}

/** Hook for the words of a component. Its table is in the component's own chunk, so only the words of a page travel. */
import { createContext, useContext, useMemo } from 'react'
import { type Texts, type WordChanges, type Words, type WordTable, wordsOf } from './words'

/** What editors have changed: part of the page's settings. */
export const WordsContext = createContext<WordChanges>({})

export function useWords<Own extends Texts>(table: WordTable<Own>): Words<Own> {
  const changes = useContext(WordsContext)
  return useMemo(() => wordsOf(table, changes), [table, changes])
}

/** Hook for the words of a component: `const words = useWords('enquiry')`, then `words.enquiry.send`. */
import { useContext } from 'react'
import type { Words, WordTable } from '@/lib/words/words'
import { PageContext } from './page-context'

function expectTables<Table extends WordTable>(
  words: Partial<Words>,
  tables: readonly Table[],
): asserts words is Pick<Words, Table> {
  const missing = tables.filter((table) => !words[table])
  if (missing.length > 0)
    throw new Error(`The page lacks the words ${missing.join(', ')} (definition.ts in the folder of the section)`)
}

/** @throws when the page does not have a table: its section, or the page, has to name it */
export function useWords<Table extends WordTable>(...tables: Table[]): Pick<Words, Table> {
  const words = useContext(PageContext)?.words ?? {}
  expectTables(words, tables)
  return words
}

/** What the tool "Redirects" offers, in the order of its tabs. */
import type { ComponentType } from 'react'
import { BrokenLinksTab } from './broken-links-tab.tsx'
import { CsvTab } from './csv-tab.tsx'
import { WhereTab } from './explain-path-tab.tsx'
import { ProblemsTab } from './problems-tab.tsx'

export type ToolTab = {
  /** Its part of the address. */
  name: string
  title: string
  component: ComponentType
}

export const TABS: readonly ToolTab[] = [
  { name: 'where', title: 'Where does this address go?', component: WhereTab },
  { name: 'problems', title: 'Problems', component: ProblemsTab },
  { name: 'csv', title: 'Export and import', component: CsvTab },
  { name: 'broken-links', title: 'Broken links', component: BrokenLinksTab },
]

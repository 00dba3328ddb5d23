/** The tabs of the tool "Redirects", in order. */
import type { ComponentType } from 'react'
import { BrokenLinksTab } from './broken-links-tab.tsx'
import { CsvTab } from './csv-tab.tsx'
import { WhereTab } from './explain-path-tab.tsx'
import { ProblemsTab } from './problems-tab.tsx'

export type ToolTab = {
  /** URL segment. */
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

/** When the section hydrates, and which tables of words it uses. */
import type { WordTable } from '@/lib/words/words'
import type { SectionIsland } from '../definition'

/** Whether the visitor has a script: by its key in lib/script/signals.ts, a module of which the core needs nothing else. */
function hasStoredScript(): boolean {
  try {
    return localStorage.getItem('bowerbird-script') !== null
  } catch {
    return false
  }
}

export const island: SectionIsland<'scriptDesk'> = {
  load: () => import(/* webpackChunkName: "script" */ '.'),
  hydratesAtOnce: hasStoredScript,
}

export const words: readonly WordTable[] = ['script', 'estimator']

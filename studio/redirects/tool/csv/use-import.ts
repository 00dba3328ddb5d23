/** State of an import, from the choice of a file to the last transaction. Only `apply` writes. */
import { useState } from 'react'
import { errorMessage } from '../../../../lib/log.ts'
import { type ImportPlan, planImport, sizeOf } from '../../../../lib/routing/redirects/csv/plan.ts'
import { type RedirectFile, readRedirectFile } from '../../../../lib/routing/redirects/csv/read-file.ts'
import { CSV_RULES } from '../../../rules/redirect.ts'
import type { ImportStore, Snapshot } from './store.ts'
import { changes, stopped } from './words.ts'

export type Notice = { tone: 'positive' | 'caution' | 'critical'; text: string }

const CHANGED_MEANWHILE: Notice = {
  tone: 'caution',
  text: 'The redirects or pages have changed meanwhile, so nothing was written. This is what would change now.',
}

/** A parsed file with the state it was compared with. */
export type DryRun = { name: string; file: RedirectFile; snapshot: Snapshot; plan: ImportPlan }

type State = {
  dryRun: DryRun | null
  removesMissing: boolean
  notice: Notice | null
  busy: 'reading' | 'writing' | null
  /** Number of documents written, and in total. */
  progress: { done: number; total: number }
}

const START: State = {
  dryRun: null,
  removesMissing: false,
  notice: null,
  busy: null,
  progress: { done: 0, total: 0 },
}

export function useImport(store: ImportStore) {
  const [state, setState] = useState(START)

  function change(part: Partial<State>): void {
    setState((before) => ({ ...before, ...part }))
  }

  /** Shows why a file cannot be read. */
  function fail(text: string): void {
    setState({ ...START, notice: { tone: 'critical', text } })
  }

  async function look(name: string, file: RedirectFile, removesMissing: boolean): Promise<DryRun> {
    const snapshot = await store.read()
    return { name, file, snapshot, plan: planImport(file, snapshot.site, { rules: CSV_RULES, removesMissing }) }
  }

  /** Runs the dry run of a file's text. */
  async function check(name: string, text: string): Promise<void> {
    const file = readRedirectFile(text)
    if (typeof file === 'string') return fail(file)
    // A new file resets the option to remove redirects that it does not contain.
    setState({ ...START, busy: 'reading' })
    try {
      const dryRun = await look(name, file, false)
      change({ dryRun, busy: null })
    } catch (error) {
      fail(`The redirects could not be read: ${errorMessage(error)}`)
    }
  }

  function setRemovesMissing(removesMissing: boolean): void {
    const { dryRun } = state
    if (!dryRun) return
    const plan = planImport(dryRun.file, dryRun.snapshot.site, { rules: CSV_RULES, removesMissing })
    change({ removesMissing, dryRun: { ...dryRun, plan }, notice: null })
  }

  /** Applies the plan of the dry run; when the current state has changed, shows a new dry run instead. */
  async function apply(): Promise<void> {
    const { dryRun: shown, removesMissing } = state
    if (!shown || state.busy) return
    const total = sizeOf(shown.plan)
    let done = 0
    change({ busy: 'writing', notice: null, progress: { done, total } })
    const again = () => look(shown.name, shown.file, removesMissing)
    const notice = await again()
      .then(async (fresh): Promise<Notice> => {
        if (JSON.stringify(fresh.plan) !== JSON.stringify(shown.plan)) return CHANGED_MEANWHILE
        await store.write(fresh.plan, fresh.snapshot.revisions, (written) => {
          done = written
          change({ progress: { done, total } })
        })
        return { tone: 'positive', text: `${changes(total)} written and published.` }
      })
      .catch((error): Notice => ({ tone: 'critical', text: stopped(done, total, error) }))
    change({ dryRun: await again().catch(() => shown), busy: null, notice })
  }

  return { ...state, check, setRemovesMissing, apply, reset: () => setState(START), fail }
}

export type ImportRun = ReturnType<typeof useImport>

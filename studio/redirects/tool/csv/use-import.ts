/** State of an import, from the choice of a file to its transaction. Only `apply` writes. */
import type { Mutation } from '@sanity/client'
import { useMemo, useState } from 'react'
import { errorMessage } from '../../../../lib/log.ts'
import type { LakeRoutes } from '../../../routes/lake-routes.ts'
import { count } from '../count.ts'
import { type FileRow, readRedirectFile } from './file.ts'
import { mutationsOf, planImport } from './plan.ts'

/** Enough for more than ten thousand redirects, and the Content Lake takes them in one transaction. */
const MAX_BYTES = 1_000_000

type Notice = { tone: 'positive' | 'critical'; text: string }

/** @returns the text; or null when it is too large or not UTF-8 */
async function textOf(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

export type ImportProps = {
  routes: LakeRoutes
  /** Null when unknown. */
  articles: ReadonlySet<string> | null
  /** Sends all mutations in one transaction. */
  write: (mutations: Mutation[]) => Promise<unknown>
}

export function useImport({ routes, articles, write }: ImportProps) {
  const [file, setFile] = useState<{ name: string; rows: FileRow[] } | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isWriting, setWriting] = useState(false)
  const plan = useMemo(() => file && planImport(file.rows, routes, articles), [file, routes, articles])

  async function choose(chosen: File): Promise<void> {
    const text = await textOf(chosen)
    const rows = text === null ? 'Save it as CSV UTF-8, with at most 1 MB.' : readRedirectFile(text)
    const isWrong = typeof rows === 'string'
    setFile(isWrong ? null : { name: chosen.name, rows })
    setNotice(isWrong ? { tone: 'critical', text: `${chosen.name} cannot be read. ${rows}` } : null)
  }

  /** @returns whether the plan has been written */
  async function apply(): Promise<boolean> {
    if (!plan) return false
    setWriting(true)
    const problem = await write(mutationsOf(plan.changes)).then(() => null, errorMessage)
    setWriting(false)
    if (problem !== null) {
      setNotice({ tone: 'critical', text: `Nothing was written: ${problem}` })
      return false
    }
    setFile(null)
    setNotice({ tone: 'positive', text: `${count(plan.changes.length, 'change', 'changes')} written and published.` })
    return true
  }

  function cancel(): void {
    setFile(null)
    setNotice(null)
  }

  return { name: file?.name, plan, notice, isWriting, choose, apply, cancel }
}

export type ImportRun = ReturnType<typeof useImport>

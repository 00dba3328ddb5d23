/** State of an import, from the choice of a file to its transaction. Only `apply` writes. */
import type { Mutation } from '@sanity/client'
import { useMemo, useState } from 'react'
import { LOCALE } from '../../../lib/format/locale.ts'
import { errorMessage } from '../../../lib/log.ts'
import { decodeFile } from '../../common/csv/decode-file.ts'
import { count } from '../../common/language/count.ts'
import type { Notice } from '../../common/notice.tsx'
import type { LakeRoutes } from '../routes/lake-routes.ts'
import { type RedirectFile, readRedirectFile } from './file/read-redirect-file.ts'
import { planImport, withIds } from './import-plan.ts'
import { importMutations, transactionsNeeded } from './import-record.ts'
import { hostKey } from './urls.ts'

export type ImportProps = {
  routes: LakeRoutes
  /** Null when unknown. */
  articles: ReadonlySet<string> | null
  /** Hosts of this site, with their ports. */
  hosts: readonly string[]
  /** Sends all mutations in one transaction. */
  write: (mutations: Mutation[]) => Promise<unknown>
}

const LIST = new Intl.ListFormat(LOCALE)

/** @returns the file; or why it cannot be read */
async function readFile(chosen: File): Promise<RedirectFile | string> {
  const decoded = await decodeFile(chosen)
  if (typeof decoded === 'string') return decoded
  const file = readRedirectFile(decoded.text)
  return typeof file === 'string' ? file : { ...file, remarks: [...decoded.remarks, ...file.remarks] }
}

export function useImport({ routes, articles, hosts, write }: ImportProps) {
  const [file, setFile] = useState<{ name: string; content: RedirectFile } | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isWriting, setWriting] = useState(false)
  /** Hosts that the editor says are this site too, such as one of its former names. */
  const [formerHosts, setFormerHosts] = useState<readonly string[]>([])
  const plan = useMemo(() => {
    const ownHosts = new Set([...hosts.map(hostKey), ...formerHosts])
    return file && planImport(file.content, { routes, articles, ownHosts })
  }, [file, routes, articles, hosts, formerHosts])

  /** Reads the first file; the others are named. */
  async function choose([chosen, ...others]: readonly File[]): Promise<void> {
    if (!chosen) return
    const content = await readFile(chosen)
    const names = LIST.format(others.map(({ name }) => name))
    const notRead = `${names} ${others.length === 1 ? 'was' : 'were'} not read: choose one file at a time.`
    const remarks = others.length > 0 ? [notRead] : []
    setFormerHosts([])
    if (typeof content === 'string') {
      setFile(null)
      setNotice({ tone: 'critical', text: [`${chosen.name} cannot be read. ${content}`, ...remarks].join(' ') })
    } else {
      setFile({ name: chosen.name, content: { ...content, remarks: [...remarks, ...content.remarks] } })
      setNotice(null)
    }
  }

  function toggleHost(host: string): void {
    setFormerHosts((all) => (all.includes(host) ? all.filter((one) => one !== host) : [...all, host]))
  }

  /** @returns whether the plan has been written */
  async function apply(): Promise<boolean> {
    if (!plan) return false
    const mutations = importMutations(withIds(plan.changes), file?.name ?? '', new Date())
    const parts = transactionsNeeded(mutations)
    if (parts > 1) {
      setNotice({
        tone: 'critical',
        text: `Nothing was written: too much for one import. Divide it into ${parts} files.`,
      })
      return false
    }
    setWriting(true)
    const problem = await write(mutations).then(() => null, errorMessage)
    setWriting(false)
    if (problem !== null) {
      setNotice({ tone: 'critical', text: `Nothing was written: ${problem}` })
      return false
    }
    const left = plan.skipped.length > 0 ? ` ${count(plan.skipped.length, 'row was', 'rows were')} left out.` : ''
    const text = `${count(plan.changes.length, 'change', 'changes')} written and published.${left}`
    setFile(null)
    setNotice({ tone: 'positive', text })
    return true
  }

  function cancel(): void {
    setFile(null)
    setNotice(null)
  }

  const remarks = file?.content.remarks ?? []
  return { name: file?.name, plan, remarks, formerHosts, notice, isWriting, choose, toggleHost, apply, cancel }
}

export type ImportRun = ReturnType<typeof useImport>

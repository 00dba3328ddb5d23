/**
 * Visitors, editors and enquiries on a cluster whose processes are killed and hung in turn. Counts what each of them saw,
 * and compares the enquiries with what the API has received.
 */
import type { Member } from '../processes/processes.ts'
import type { Cluster } from './cluster.ts'
import { type Counts, count } from './counts.ts'
import { createEditor } from './editor.ts'
import { emailOf, receivedEnquiries, sendEnquiry } from './enquiries.ts'
import { send } from './visitor.ts'

export type SoakOptions = { durationMs: number; lakeOrigin: string; dataDir: string }

export type SoakReport = Awaited<ReturnType<typeof soak>>

/** Visitors at a time, and milliseconds between the actions of each actor. */
const VISITORS = 4
const THINK_MS = 40
const ENQUIRY_MS = 250
const EDIT_MS = 1500
/** Milliseconds between two faults, and for which a process hangs. */
const FAULT_MS = 3000
const HANG_MS = 1500
/** Milliseconds at the end without faults. */
const CALM_MS = 6000
const ATTEMPTS = 12

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function signal({ pid }: Member, name: NodeJS.Signals): void {
  try {
    if (pid() > 0) process.kill(pid(), name)
  } catch {
    // It has just died, and is being started again.
  }
}

/** The value of a metric of each site; null when it did not respond. */
function metricOf({ sites }: Cluster, name: string, unit = 1): Promise<(number | null)[]> {
  return Promise.all(
    sites.map(async ({ metrics }) => {
      const { text } = await send(metrics)
      const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
      return value === undefined ? null : Math.round(Number(value) / unit)
    }),
  )
}

async function resources(cluster: Cluster) {
  return {
    memoryMb: await metricOf(cluster, 'process_resident_memory_bytes', 2 ** 20),
    descriptors: await metricOf(cluster, 'process_open_fds'),
  }
}

/** Runs for the given time, and a little longer until everything has been answered. */
export async function soak(cluster: Cluster, { durationMs, lakeOrigin, dataDir }: SoakOptions) {
  const end = Date.now() + durationMs
  const isOver = () => Date.now() > end
  const { front } = cluster
  const errors: Counts = {}
  let requests = 0
  const failedAttempts: Counts = {}
  /** Of each publish, after how many milliseconds a visitor saw it; Infinity when none did. */
  const seenAfterMs: number[] = []
  /** Attempts until success by marker; null without success. */
  const attempts = new Map<string, number | null>()
  let faults = 0

  const editor = createEditor(lakeOrigin)

  async function visit(paths: readonly string[], index: number): Promise<void> {
    for (let at = index; !isOver(); at += 1) {
      const outcome = await send(front + (paths[at % paths.length] ?? '/'))
      requests += 1
      if (outcome.status !== 200) count(errors, outcome)
      await sleep(THINK_MS)
    }
  }

  /** Sends one enquiry, and again with the same key until it has arrived, as a visitor does who presses Send again. */
  async function enquire(index: number): Promise<void> {
    attempts.set(emailOf(index), null)
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const outcome = await sendEnquiry(front, index)
      if (outcome.status === 200) {
        attempts.set(emailOf(index), attempt)
        return
      }
      count(failedAttempts, outcome)
      await sleep(1000)
    }
  }

  async function sendEnquiries(): Promise<void> {
    const all: Promise<void>[] = []
    for (let index = 0; !isOver(); index += 1) {
      all.push(enquire(index))
      await sleep(ENQUIRY_MS)
    }
    await Promise.all(all)
  }

  /** Publishes a title, and waits until a visitor sees it. A lake that is down refuses the editor, not the visitor. */
  async function edit(title: string): Promise<void> {
    try {
      await editor.publish(title)
    } catch {
      return
    }
    seenAfterMs.push(await editor.untilSeen(title, [front]))
  }

  async function editPages(): Promise<void> {
    for (let edition = 1; !isOver(); edition += 1) {
      await edit(`Edition ${edition} of the soak page`)
      await sleep(EDIT_MS)
    }
  }

  /** Each process in turn is killed, then each in turn is hung for a while. */
  async function breakThings(): Promise<void> {
    for (let turn = 0; Date.now() < end - CALM_MS; turn += 1) {
      const member = cluster.members[turn % cluster.members.length]
      const isKill = Math.floor(turn / cluster.members.length) % 2 === 0
      if (!member) return
      faults += 1
      signal(member, isKill ? 'SIGKILL' : 'SIGSTOP')
      if (!isKill) await sleep(HANG_MS)
      signal(member, 'SIGCONT')
      await sleep(isKill ? FAULT_MS : FAULT_MS - HANG_MS)
    }
  }

  const paths = ['/', '/voice-over-artists', '/our-story', '/knowledge-base', '/contact-us', '/services/jingles']
  for (const path of paths) await send(front + path)
  const before = await resources(cluster)
  const visitors = Array.from({ length: VISITORS }, (_, index) => visit(paths, index))
  await Promise.all([...visitors, sendEnquiries(), editPages(), breakThings()])
  const after = await resources(cluster)

  const found = receivedEnquiries(dataDir)
  /** `doubled` were received twice although the first attempt had succeeded; `repeated` after an attempt that failed. */
  const enquiries = { sent: attempts.size, failedAttempts, lost: 0, doubled: 0, repeated: 0 }
  for (const [email, attempt] of attempts) {
    const times = found.get(email) ?? 0
    if (attempt !== null && times === 0) enquiries.lost += 1
    if (times > 1) enquiries[attempt === 1 ? 'doubled' : 'repeated'] += 1
  }
  return { pages: { requests, errors }, enquiries, seenAfterMs, before, after, faults }
}

/**
 * The threads that evaluate queries, so that a slow query stops neither the server nor other queries.
 *
 * Every query starts in the short lane: a thread that evaluates nothing else for longer than LONG_MS. A query that takes
 * longer keeps its thread, and another thread serves the lane; one is started ahead, so that the lane never waits for a
 * start. After a second a query is known to be long: its text does not enter the short lane the next time, and its thread
 * goes after others. At most MAX_LONG queries are long at a time; a further one is stopped then, and begins again when one
 * of them has ended. The first thread starts with the first query, and the last one ends after a minute without any. A query
 * that takes too long, or whose client has left, ends with its thread, because an evaluation cannot be interrupted otherwise.
 */
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { HttpError } from '../../server/json.ts'
import type { Job, Outcome, QueryResult, Ready } from './messages.ts'
import { setThreadPriority } from './priority.ts'

/** The module of a thread, beside this one: as source or in the bundle. */
const THREAD = new URL(`./thread${extname(fileURLToPath(import.meta.url))}`, import.meta.url)

/** How long a query may keep the short lane, in milliseconds. */
const LONG_MS = 50

/** When a query is known to be long, in milliseconds: on a busy machine a short one takes some time, too. */
const KNOWN_MS = 1000

/** Long queries at a time: each thread keeps the documents that it has read in memory. */
const MAX_LONG = 4

/** Threads at most. */
const MAX_THREADS = 8

/** Texts of queries that are known to be long. */
const MAX_KNOWN = 200

/** How long further threads are kept once no query is long, in milliseconds. */
const SPARE_MS = 10_000

/**
 * How long the last thread is kept without a query, in milliseconds, with the documents that it has in memory: about 20 MB
 * without any. A new one takes some 50 ms, and reads what its queries need.
 */
const IDLE_MS = 60_000

/** How long a query whose client has left may still take, in milliseconds: a thread costs more than that. */
const GRACE_MS = 50

export type QueryPool = {
  /**
   * The result of a query, with its content source map where the job wants one.
   * @param signal aborts when the client has left; the promise rejects then
   * @throws HttpError 400 for an invalid query, 504 when it takes too long
   */
  run: (job: Job, signal?: AbortSignal) => Promise<QueryResult>
  /** Lets the threads close a dataset, whose files are about to be removed. */
  closeDataset: (file: string) => void
  close: () => Promise<void>
}

type Task = { job: Job; resolve: (result: QueryResult) => void; reject: (error: unknown) => void; signal?: AbortSignal }

class Thread {
  readonly worker = new Worker(THREAD)
  isReady = false
  /** Its number for the system, where that is known. */
  systemId: number | undefined
  task: Task | undefined
  /** Whether its query has taken longer than the short lane allows. */
  isLong = false
  /** Ends the query at the limit. */
  limit: NodeJS.Timeout | undefined
  /** Takes the query out of the short lane. */
  lane: NodeJS.Timeout | undefined
  /** Knows the query to be long. */
  known: NodeJS.Timeout | undefined
  #isLow = false

  constructor() {
    this.worker.unref()
  }

  /** Its query is known to be long: other threads go first. */
  demote(): void {
    this.#isLow = true
    setThreadPriority(this.systemId, 'low')
  }

  /** Frees the thread. @returns the query that it had */
  release(): Task | undefined {
    clearTimeout(this.limit)
    clearTimeout(this.lane)
    clearTimeout(this.known)
    const { task } = this
    this.task = undefined
    return task
  }

  /** @returns whether the thread can have a short query after a long one: not everybody may raise a priority */
  promote(): boolean {
    const isSuitable = !this.#isLow || setThreadPriority(this.systemId, 'normal')
    this.#isLow = !isSuitable
    this.isLong = false
    return isSuitable
  }
}

class Pool {
  readonly #limitMs: number
  readonly #idleMs: number
  /** The oldest first: it has most documents in memory. */
  readonly #threads = new Set<Thread>()
  #short: Task[] = []
  #long: Task[] = []
  readonly #knownLong = new Set<string>()
  #shrink: NodeJS.Timeout | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(limitMs: number, idleMs: number) {
    this.#limitMs = limitMs
    this.#idleMs = idleMs
  }

  run(job: Job, signal?: AbortSignal): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const task: Task = { job, resolve, reject, signal }
      signal?.addEventListener('abort', () => this.#abandon(task))
      const queue = this.#knownLong.has(job.query) ? this.#long : this.#short
      queue.push(task)
      this.#assign()
    })
  }

  closeDataset(file: string): void {
    for (const { worker } of this.#threads) worker.postMessage({ close: file })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#shrink)
    clearTimeout(this.#idleTimer)
    const closing = new HttpError(503, 'The local Content Lake is closing')
    for (const task of [...this.#short.splice(0), ...this.#long.splice(0)]) task.reject(closing)
    const threads = [...this.#threads]
    for (const thread of threads) this.#stop(thread, closing)
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  /** The client of a query has left. */
  #abandon(task: Task): void {
    this.#short = this.#short.filter((waiting) => waiting !== task)
    this.#long = this.#long.filter((waiting) => waiting !== task)
    const thread = [...this.#threads].find((own) => own.task === task)
    if (thread !== undefined) {
      clearTimeout(thread.limit)
      thread.limit = setTimeout(() => this.#stop(thread, task.signal?.reason), GRACE_MS)
    }
    task.reject(task.signal?.reason)
  }

  #start(): void {
    const thread = new Thread()
    this.#threads.add(thread)
    thread.worker.on('message', (message: Ready | Outcome) => {
      if ('systemId' in message) {
        thread.isReady = true
        thread.systemId = message.systemId
      } else this.#finish(thread, message)
      this.#assign()
    })
    thread.worker.on('error', (error: unknown) => {
      if (!this.#isClosed && thread.task === undefined) console.error(error)
      const reason = error instanceof Error ? error.message : error
      this.#stop(thread, new HttpError(500, `The query could not be evaluated: ${reason}`))
    })
  }

  /** Ends a thread, and with it the query that it evaluates. */
  #stop(thread: Thread, reason: unknown): void {
    thread.release()?.reject(reason)
    this.#threads.delete(thread)
    void thread.worker.terminate()
    this.#assign()
  }

  #finish(thread: Thread, outcome: Outcome): void {
    const task = thread.release()
    if (!thread.promote()) this.#stop(thread, undefined)
    if ('json' in outcome) task?.resolve(outcome)
    else task?.reject(new HttpError(outcome.status, outcome.message, { body: outcome.body }))
  }

  /** Gives waiting queries to idle threads, and starts or ends threads as the load requires. */
  #assign(): void {
    if (this.#isClosed) return
    const idle = [...this.#threads].filter(({ isReady, task }) => isReady && task === undefined)
    while (this.#short.length > 0 && idle.length > 0) this.#begin(idle.shift(), this.#short.shift())
    // A long query takes an idle thread only while another one is left for the short lane.
    while (this.#long.length > 0 && this.#longCount() < MAX_LONG && idle.length > (this.#longCount() > 0 ? 1 : 0)) {
      const thread = idle.shift()
      this.#begin(thread, this.#long.shift())
      if (thread !== undefined) thread.isLong = true
    }
    this.#scale()
  }

  /**
   * While a query is long, the short lane has a thread and one in reserve; afterwards one thread is enough, and none after a
   * while without queries.
   */
  #scale(): void {
    const isBusy = this.#longCount() > 0 || this.#long.length > 0
    const needed = isBusy ? 2 : Math.min(this.#short.length, 1)
    const wanted = Math.min(this.#longCount() + needed, MAX_THREADS)
    while (this.#threads.size < wanted) this.#start()
    clearTimeout(this.#idleTimer)
    const isIdle = this.#short.length + this.#long.length === 0 && [...this.#threads].every(({ task }) => !task)
    if (isIdle && this.#threads.size > 0) {
      this.#idleTimer = setTimeout(() => this.#endIdle(), this.#idleMs).unref()
    }
    if (isBusy || this.#threads.size <= 1) {
      clearTimeout(this.#shrink)
      this.#shrink = undefined
    } else this.#shrink ??= setTimeout(() => this.#endSpare(), SPARE_MS).unref()
  }

  #endSpare(): void {
    this.#shrink = undefined
    const [, ...further] = this.#threads
    for (const thread of further) if (thread.task === undefined) this.#stop(thread, undefined)
  }

  #endIdle(): void {
    for (const thread of [...this.#threads]) this.#stop(thread, undefined)
  }

  #longCount(): number {
    return [...this.#threads].filter(({ isLong }) => isLong).length
  }

  #begin(thread: Thread | undefined, task: Task | undefined): void {
    if (thread === undefined || task === undefined) return
    thread.task = task
    thread.limit = setTimeout(() => this.#stop(thread, timedOut(this.#limitMs)), this.#limitMs)
    thread.lane = setTimeout(() => this.#leaveLane(thread), LONG_MS)
    thread.known = setTimeout(() => this.#know(thread), KNOWN_MS)
    // Until then it is not.
    this.#knownLong.delete(task.job.query)
    thread.worker.postMessage({ job: task.job })
  }

  /** Gives the short lane another thread. */
  #leaveLane(thread: Thread): void {
    thread.isLong = true
    this.#assign()
  }

  /** Its query is known to be long, and so are those of the same text. */
  #know(thread: Thread): void {
    const query = thread.task?.job.query
    if (query === undefined) return
    this.#knownLong.add(query)
    for (const oldest of this.#knownLong) if (this.#knownLong.size > MAX_KNOWN) this.#knownLong.delete(oldest)
    this.#long.push(...this.#short.filter(({ job }) => job.query === query))
    this.#short = this.#short.filter(({ job }) => job.query !== query)
    if (this.#longCount() > MAX_LONG) this.#postpone(thread)
    else thread.demote()
    this.#assign()
  }

  /** There are enough long queries: this one begins again when one of them has ended. */
  #postpone(thread: Thread): void {
    const task = thread.release()
    if (task !== undefined) this.#long.push(task)
    this.#stop(thread, undefined)
  }
}

/**
 * @param limitMs longest evaluation of one query, in milliseconds
 * @param idleMs how long the last thread is kept without a query, in milliseconds
 */
export function createQueryPool(limitMs: number, idleMs = IDLE_MS): QueryPool {
  const pool = new Pool(limitMs, idleMs)
  return {
    run: (job, signal) => pool.run(job, signal),
    closeDataset: (file) => pool.closeDataset(file),
    close: () => pool.close(),
  }
}

/** A response that @sanity/client does not repeat the query for. */
function timedOut(limitMs: number): HttpError {
  const description = `The query took longer than ${limitMs / 1000} s and was stopped; --query-timeout sets the limit`
  return new HttpError(504, description, { body: { error: { type: 'queryTimeoutError', description } } })
}

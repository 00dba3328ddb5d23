/**
 * The threads that evaluate queries, so that a slow one stops neither the server nor the queries after it.
 *
 * One thread is enough for most: a further one starts when queries wait for those that are slow. A query that takes too
 * long, or that nobody waits for any more, ends with its thread, because an evaluation cannot be interrupted otherwise.
 */
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { HttpError } from '@bowerbird/local-server/json'
import { type Job, type Outcome, type QueryResult, READY } from './messages.ts'

/** The module of a thread, beside this one: as source or in the bundle. */
const THREAD = new URL(`./thread${extname(fileURLToPath(import.meta.url))}`, import.meta.url)

/** Threads at most; each keeps the documents that it has read in memory. */
const MAX_THREADS = 4

/** How long every thread has to be busy with one query before a further thread starts, in milliseconds. */
const SLOW_MS = 250

/** How long a query that nobody waits for may still take, in milliseconds: a thread costs more than that. */
const GRACE_MS = 50

export type QueryPool = {
  /**
   * The result of a query, with its content source map where the job wants one.
   * @param signal aborts when nobody waits for it any more; the promise rejects then
   * @throws HttpError 400 for an invalid query, 504 when it takes too long
   */
  run: (job: Job, signal?: AbortSignal) => Promise<QueryResult>
  /** Lets the threads forget a dataset, whose files are about to be removed. */
  forget: (file: string) => void
  close: () => Promise<void>
}

type Task = { job: Job; resolve: (result: QueryResult) => void; reject: (error: unknown) => void; signal?: AbortSignal }

/** `since`: when it began with its query; Infinity while the thread itself starts, which takes longer than most queries. */
type Thread = { worker: Worker; task?: Task; since: number; timer?: NodeJS.Timeout }

/** @param limitMs longest evaluation of one query, in milliseconds */
export function createQueryPool(limitMs: number): QueryPool {
  const threads = new Set<Thread>()
  const waiting: Task[] = []
  let isClosed = false
  let look: NodeJS.Timeout | undefined

  function start(): void {
    const worker = new Worker(THREAD)
    worker.unref()
    const thread: Thread = { worker, since: Number.POSITIVE_INFINITY }
    threads.add(thread)
    worker.on('message', (message: typeof READY | Outcome) => {
      if (message === READY) becomeReady(thread)
      else finish(thread, message)
    })
    worker.on('error', (error: unknown) => {
      if (!isClosed && thread.task === undefined) console.error(error)
      stop(
        thread,
        new HttpError(500, `The query could not be evaluated: ${error instanceof Error ? error.message : error}`),
      )
    })
    assign()
  }

  function becomeReady(thread: Thread): void {
    thread.since = performance.now()
    if (thread.task?.signal?.aborted) endSoon(thread)
    assign()
  }

  /** Nobody waits for its query any more. */
  function endSoon(thread: Thread): void {
    clearTimeout(thread.timer)
    thread.timer = setTimeout(() => stop(thread, thread.task?.signal?.reason), GRACE_MS)
  }

  /** Ends a thread, and with it the query that it evaluates. */
  function stop(thread: Thread, reason: unknown): void {
    clearTimeout(thread.timer)
    threads.delete(thread)
    thread.task?.reject(reason)
    thread.task = undefined
    void thread.worker.terminate()
    assign()
  }

  function finish(thread: Thread, outcome: Outcome): void {
    clearTimeout(thread.timer)
    const { task } = thread
    thread.task = undefined
    if ('json' in outcome) task?.resolve(outcome)
    else task?.reject(new HttpError(outcome.status, outcome.message, { body: outcome.body }))
    assign()
  }

  /** Gives waiting queries to free threads, and sees to it that there is one before long. */
  function assign(): void {
    for (const thread of threads) {
      if (thread.task !== undefined) continue
      const task = waiting.shift()
      if (task === undefined) return
      begin(thread, task)
    }
    if (waiting.length === 0 || isClosed || threads.size === MAX_THREADS) return
    const newest = Math.max(...[...threads].map(({ since }) => since))
    const waitMs = threads.size === 0 ? 0 : newest + SLOW_MS - performance.now()
    clearTimeout(look)
    if (waitMs <= 0) start()
    // Otherwise a thread is starting, and says when it is ready.
    else if (Number.isFinite(waitMs)) look = setTimeout(assign, waitMs)
  }

  function begin(thread: Thread, task: Task): void {
    thread.task = task
    const isReady = () => Number.isFinite(thread.since)
    if (isReady()) thread.since = performance.now()
    thread.timer = setTimeout(() => stop(thread, timedOut(limitMs)), limitMs)
    task.signal?.addEventListener('abort', () => {
      if (thread.task === task && isReady()) endSoon(thread)
    })
    thread.worker.postMessage({ job: task.job })
  }

  // The first query does not wait for it.
  start()

  return {
    run: (job, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const task: Task = { job, resolve, reject, signal }
        signal?.addEventListener('abort', () => {
          const position = waiting.indexOf(task)
          if (position >= 0) waiting.splice(position, 1)
          reject(signal.reason)
        })
        waiting.push(task)
        assign()
      }),
    forget: (file) => {
      for (const { worker } of threads) worker.postMessage({ close: file })
    },
    close: async () => {
      isClosed = true
      clearTimeout(look)
      const closing = new HttpError(503, 'The local Content Lake is closing')
      for (const task of waiting.splice(0)) task.reject(closing)
      const workers = [...threads].map(({ worker }) => worker)
      for (const thread of [...threads]) stop(thread, closing)
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** A response that @sanity/client does not repeat the query for. */
function timedOut(limitMs: number): HttpError {
  const description = `The query took longer than ${limitMs / 1000} s and was stopped; --query-timeout sets the limit`
  return new HttpError(504, description, { body: { error: { type: 'queryTimeoutError', description } } })
}

/** The priority of single threads, where the system has one: Linux schedules a thread by its number as if it were a process. */
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Low: a third of the time that another thread gets, so that it goes on whatever else the machine does. */
const PRIORITIES = { low: 5, normal: constants.priority.PRIORITY_NORMAL }

/** The number of the thread that calls this; undefined on other systems than Linux. */
export function threadId(): number | undefined {
  try {
    return Number(basename(readlinkSync('/proc/thread-self')))
  } catch {
    return undefined
  }
}

/** @returns whether the thread has that priority, or the system has none for threads */
export function setThreadPriority(id: number | undefined, priority: keyof typeof PRIORITIES): boolean {
  if (id === undefined) return true
  try {
    setPriority(id, PRIORITIES[priority])
    return true
  } catch {
    // Raising a priority again is the right of root.
    return priority === 'low'
  }
}

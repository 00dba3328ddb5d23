/** Visitors who send an enquiry, and press Send again until it has arrived. */
import { setTimeout as pause } from 'node:timers/promises'
import { emailOf, sendEnquiry } from '../enquiries.ts'
import { type Counts, count } from '../visitor.ts'
import type { Schedule } from './schedule.ts'

/** Milliseconds from one enquiry to the next, and from an error to the next press. */
const ENQUIRY_MS = 250
const RETRY_MS = 1000
const ATTEMPTS = 12

/** An enquiry from the first press of Send until the last response. */
export type SentEnquiry = { attempts: number; isAccepted: boolean; startedAt: number; endedAt: number }

export type SentEnquiries = {
  failedAttempts: Counts
  /** By e-mail. */
  enquiries: Map<string, SentEnquiry>
}

export type EnquiryReport = {
  sent: number
  failedAttempts: Counts
  lost: number
  /** Received twice without such a reason. */
  doubled: number
  /**
   * Received twice after an attempt that failed, or because a process died in the middle: the API cannot be asked whether it has an
   * enquiry that a site forwarded right before it died, and one that is there twice is better than one that is lost. nginx tries the
   * other site by itself, so that a visitor may not know of it.
   */
  repeated: number
}

/** Ends once every enquiry has succeeded or been given up, which is later than the end of the schedule. */
export async function sendEnquiries(front: string, schedule: Schedule): Promise<SentEnquiries> {
  const sent: SentEnquiries = { failedAttempts: {}, enquiries: new Map() }
  async function enquire(index: number): Promise<void> {
    const startedAt = Date.now()
    for (let attempts = 1; attempts <= ATTEMPTS; attempts += 1) {
      const outcome = await sendEnquiry(front, index)
      const isAccepted = outcome.status === 200
      sent.enquiries.set(emailOf(index), { attempts, isAccepted, startedAt, endedAt: Date.now() })
      if (isAccepted) return
      count(sent.failedAttempts, outcome)
      await pause(RETRY_MS)
    }
  }
  const all: Promise<void>[] = []
  for (let index = 0; !schedule.isOver(); index += 1) {
    all.push(enquire(index))
    await pause(ENQUIRY_MS)
  }
  await Promise.all(all)
  return sent
}

/** Compares what was sent with how often the API has received each. @param deaths when a process was killed */
export function compareEnquiries(
  { enquiries, failedAttempts }: SentEnquiries,
  received: ReadonlyMap<string, number>,
  deaths: readonly number[],
): EnquiryReport {
  const report: EnquiryReport = { sent: enquiries.size, failedAttempts, lost: 0, doubled: 0, repeated: 0 }
  for (const [email, { attempts, isAccepted, startedAt, endedAt }] of enquiries) {
    const times = received.get(email) ?? 0
    if (isAccepted && times === 0) report.lost += 1
    const isExplained = attempts > 1 || deaths.some((at) => at >= startedAt && at <= endedAt)
    if (times > 1) report[isExplained ? 'repeated' : 'doubled'] += 1
  }
  return report
}

/** Visitors who send an enquiry, and press Send again until it has arrived. */
import { setTimeout as pause } from 'node:timers/promises'
import { emailOf, sendEnquiry } from '../enquiries.ts'
import { type Counts, count } from '../visitor.ts'
import type { Schedule } from './schedule.ts'

/** Milliseconds from one enquiry to the next, and from an error to the next press. */
const ENQUIRY_MS = 250
const RETRY_MS = 1000
const ATTEMPTS = 12

export type SentEnquiries = {
  failedAttempts: Counts
  /** Attempts until success by e-mail; null without success. */
  attempts: Map<string, number | null>
}

export type EnquiryReport = {
  sent: number
  failedAttempts: Counts
  lost: number
  /** Received twice although the first attempt had succeeded. */
  doubled: number
  /** Received twice after an attempt that failed. */
  repeated: number
}

/** Ends once every enquiry has succeeded or been given up, which is later than the end of the schedule. */
export async function sendEnquiries(front: string, schedule: Schedule): Promise<SentEnquiries> {
  const sent: SentEnquiries = { failedAttempts: {}, attempts: new Map() }
  async function enquire(index: number): Promise<void> {
    sent.attempts.set(emailOf(index), null)
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const outcome = await sendEnquiry(front, index)
      if (outcome.status === 200) {
        sent.attempts.set(emailOf(index), attempt)
        return
      }
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

/** Compares what was sent with how often the API has received each. */
export function compareEnquiries(
  { attempts, failedAttempts }: SentEnquiries,
  received: Map<string, number>,
): EnquiryReport {
  const report: EnquiryReport = { sent: attempts.size, failedAttempts, lost: 0, doubled: 0, repeated: 0 }
  for (const [email, attempt] of attempts) {
    const times = received.get(email) ?? 0
    if (attempt !== null && times === 0) report.lost += 1
    if (times > 1) report[attempt === 1 ? 'doubled' : 'repeated'] += 1
  }
  return report
}

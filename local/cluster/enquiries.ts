/** Marked enquiries of visitors, and how often the API has received each. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { loopbackIp, type Outcome, send } from './visitor.ts'

/** The marker of an enquiry: its e-mail. */
export function emailOf(index: number): string {
  return `soak-${index}@example.com`
}

/** Sends one once; again with the same index it is the same enquiry, as when a visitor presses Send again. */
export function sendEnquiry(front: string, index: number): Promise<Outcome> {
  const headers = { 'idempotency-key': `soak-enquiry-${index}-${process.pid}` }
  const body = { name: 'Soak Test', phone: '0370104021', email: emailOf(index), brief: 'A jingle' }
  return send(`${front}/api/v1/send-contactus`, { localAddress: loopbackIp(index), headers, body })
}

/** How often the API has received each, by its e-mail. @param dataDir of the stand-ins */
export function receivedEnquiries(dataDir: string): Map<string, number> {
  const database = new DatabaseSync(join(dataDir, 'api', 'enquiries.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT email, count(*) AS count FROM enquiries GROUP BY email').all()
  database.close()
  return new Map(rows.map(({ email, count: times }) => [String(email), Number(times)]))
}

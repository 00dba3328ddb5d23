/** The receiver of this process: what it counts, holds and logs of an enquiry that a spam check has caught. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { createMetrics } from '@/lib/server/metrics/create-metrics'
import { setMetrics } from '@/lib/server/metrics/metrics'

const folder = mkdtempSync(join(tmpdir(), 'bowerbird-state-'))
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
const error = jest.spyOn(console, 'error').mockImplementation(() => {})

afterAll(() => rmSync(folder, { recursive: true }))

test('is counted by its trap, held in STATE_DIR, and without a key logged so, once and without personal data', async () => {
  process.env.STATE_DIR = folder
  process.env.ENQUIRY_KEY = ''
  const registry = new Registry()
  setMetrics(createMetrics(registry))
  const { receiveEnquiry } = await import('@/lib/enquiry/server/receiver')
  const { configuredHeldEnquiries } = await import('@/lib/enquiry/server/held/held-enquiries')
  const fields = { name: 'Rosa Marsh', phone: '0400000000', email: 'rosa@example.com.au', brief: 'One voice, please.' }
  const submission = {
    fields,
    ipAddress: '198.51.100.1',
    idempotency: null,
    honeypot: true,
    elapsed: null,
    hasTrustedInput: true,
  }
  expect((await receiveEnquiry(submission)).kind).toBe('sent')
  expect((await receiveEnquiry({ ...submission, honeypot: false, elapsed: 5, hasTrustedInput: false })).kind).toBe(
    'sent',
  )
  expect(await configuredHeldEnquiries().count()).toBe(1)
  const text = await registry.metrics()
  expect(text).toContain('site_enquiries_total{outcome="trapped"} 2')
  expect(text).toContain('site_trapped_enquiries_total{trap="honeypot",outcome="held"} 1')
  expect(text).toContain('site_trapped_enquiries_total{trap="fast",outcome="repeated"} 1')
  const lines = [...warn.mock.calls, ...error.mock.calls].map(([line]) => String(line))
  expect(lines.map((line) => JSON.parse(line).event).sort()).toEqual([
    'enquiry.trapped',
    'enquiry.trapped',
    'held_enquiries.not_encrypted',
  ])
  for (const typed of [...Object.values(fields), '198.51.100.1']) expect(lines.join() + text).not.toContain(typed)
})

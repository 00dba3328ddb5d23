/** What a soak says of enquiries: lost, doubled, or received again for a reason. */
import { compareEnquiries, type SentEnquiry } from '../../../local/cluster/soak/enquirers.ts'

const EMAIL = 'soak-1@example.com'

/** One enquiry, sent from 100 to 200, received so often, while a process died at that time. */
function compare(changes: Partial<SentEnquiry>, received: number, diedAt?: number) {
  const enquiry = { attempts: 1, isAccepted: true, startedAt: 100, endedAt: 200, ...changes }
  const sent = { failedAttempts: {}, enquiries: new Map([[EMAIL, enquiry]]) }
  const { lost, doubled, repeated } = compareEnquiries(
    sent,
    new Map(received ? [[EMAIL, received]] : []),
    diedAt ? [diedAt] : [],
  )
  return { lost, doubled, repeated }
}

test.each([
  ['accepted and received once', compare({}, 1), { lost: 0, doubled: 0, repeated: 0 }],
  ['accepted and not received', compare({}, 0), { lost: 1, doubled: 0, repeated: 0 }],
  ['never accepted, and not received', compare({ isAccepted: false }, 0), { lost: 0, doubled: 0, repeated: 0 }],
  ['received twice', compare({}, 2), { lost: 0, doubled: 1, repeated: 0 }],
  ['received twice, though a process died before or after', compare({}, 2, 99), { lost: 0, doubled: 1, repeated: 0 }],
  ['received twice, as a process died with it', compare({}, 2, 150), { lost: 0, doubled: 0, repeated: 1 }],
  ['received twice, after an attempt that failed', compare({ attempts: 2 }, 2), { lost: 0, doubled: 0, repeated: 1 }],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected)
})

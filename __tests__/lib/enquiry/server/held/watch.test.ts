/** Held enquiries are looked after: what has ended goes, and their number reaches metrics and Content Lake. */
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import type { Enquiry } from '@/lib/api/models'
import { HELD_ENQUIRIES_ID } from '@/lib/enquiry/held-document'
import { createHeldEnquiries } from '@/lib/enquiry/server/held/held-enquiries'
import { createHeldWatch, saveHeldCount } from '@/lib/enquiry/server/held/watch'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'

const enquiry = (name: string): Enquiry => ({ name, phone: '0400000000', email: 'rosa@example.com.au', brief: 'One.' })

async function start() {
  let time = 0
  const now = () => time
  const held = createHeldEnquiries(
    createSqliteStore(':memory:', { capacity: { entries: 10, bytes: 1_000_000 }, isPrivate: true, now }),
    null,
    now,
  )
  const lake = await startLake({ dataset: { lines: [{ _id: 'page', _type: 'page' }] } })
  const client = clientOf(lake, { perspective: 'raw', token: 'local' })
  const counts: number[] = []
  const logs: unknown[] = []
  const state = { writes: 0, isDown: false }
  const checkHeld = createHeldWatch({
    held,
    async report(count) {
      if (state.isDown) throw new TypeError('Rosa Marsh')
      state.writes += 1
      await saveHeldCount(client, count)
    },
    onCount: (count) => counts.push(count),
    log: (...entry) => logs.push(entry),
  })
  const shown = async () => client.getDocument(HELD_ENQUIRIES_ID)
  return { held, checkHeld, shown, counts, logs, state, pass: (ms: number) => (time += ms) }
}

test('the number goes up and down with what is held, without a text, and is written when it has changed', async () => {
  const { held, checkHeld, shown, counts, state, pass } = await start()
  await checkHeld()
  expect(await shown()).toBeUndefined()
  await held.hold(enquiry('Rosa'), 'honeypot')
  await held.hold(enquiry('Ann'), 'fast')
  await checkHeld()
  await checkHeld()
  expect(await shown()).toMatchObject({ _type: 'heldEnquiries', count: 2 })
  expect(Object.keys((await shown()) ?? {}).filter((name) => !name.startsWith('_'))).toEqual(['count'])
  const [first] = await held.list()
  await held.remove(first?.id ?? '')
  await checkHeld()
  expect(await shown()).toMatchObject({ count: 1 })
  pass(24 * 3_600_000)
  await checkHeld()
  expect(await shown()).toMatchObject({ count: 0 })
  expect(counts).toEqual([0, 2, 2, 1, 0])
  expect(state.writes).toBe(4)
})

test('a Content Lake that is down is logged once, without its words, and told when it is back', async () => {
  const { held, checkHeld, shown, logs, state } = await start()
  await held.hold(enquiry('Rosa'), 'honeypot')
  state.isDown = true
  await checkHeld()
  await checkHeld()
  expect(logs).toEqual([['held_enquiries.not_reported', { error: 'TypeError' }]])
  state.isDown = false
  await checkHeld()
  expect(await shown()).toMatchObject({ count: 1 })
})

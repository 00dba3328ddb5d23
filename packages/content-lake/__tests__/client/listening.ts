import type { ListenEvent, ListenOptions } from '@sanity/client'
import { type CaseContext, type Cases, newId, TYPE } from './cases.ts'

type Event = ListenEvent<Record<string, unknown>>

/** What `next` gets until the count is reached, and `act` runs once the stream is open. */
function collected<Received extends { type: string }>(
  subscribe: (observer: { next: (event: Received) => void; error: (error: unknown) => void }) => {
    unsubscribe: () => void
  },
  count: number,
  act: () => Promise<unknown>,
): Promise<Received[]> {
  return new Promise((resolve, reject) => {
    const events: Received[] = []
    const subscription = subscribe({
      error: reject,
      next: (event) => {
        events.push(event)
        if (event.type === 'welcome') act().catch(reject)
        if (events.length < count) return
        subscription.unsubscribe()
        resolve(events)
      },
    })
  })
}

function collectEvents(
  { client }: CaseContext,
  query: string,
  params: Record<string, string>,
  options: ListenOptions,
  count: number,
  act: () => Promise<unknown> = async () => undefined,
): Promise<Event[]> {
  const events: ListenOptions['events'] = ['welcome', 'mutation']
  return collected<Event>(
    (observer) => client.listen(query, params, { ...options, events }).subscribe(observer),
    count,
    act,
  )
}

async function createAndPatch({ client }: CaseContext, k: string): Promise<string> {
  const { _id } = await client.create({ _type: TYPE, k })
  await client.patch(_id).set({ a: 1 }).commit()
  return _id
}

const BY_KEY = '*[k == $k]'

export const LISTENING: Cases = {
  'listen, includeResult': async (context) => {
    const k = newId()
    const events = await collectEvents(
      context,
      '*[_type == $type && k == $k]',
      { type: TYPE, k },
      { includeResult: true },
      4,
      async () => context.client.delete(await createAndPatch(context, k)),
    )
    expect(events).toMatchObject([
      { type: 'welcome' },
      {
        transition: 'appear',
        documentId: expect.any(String),
        mutations: [expect.any(Object)],
        resultRev: expect.any(String),
        timestamp: expect.any(String),
        identity: expect.any(String),
      },
      { transition: 'update', result: { a: 1 } },
      { transition: 'disappear' },
    ])
  },
  'listen, includePreviousRevision': async (context) => {
    const k = newId()
    const events = await collectEvents(context, BY_KEY, { k }, { includePreviousRevision: true }, 3, () =>
      createAndPatch(context, k),
    )
    expect(events[2]).toMatchObject({ previous: { k } })
  },
  'listen, effectFormat: mendoza': async (context) => {
    const k = newId()
    const options = { effectFormat: 'mendoza', includeMutations: false } as const
    const events = await collectEvents(context, BY_KEY, { k }, options, 3, () => createAndPatch(context, k))
    expect(events[2]).toMatchObject({ effects: { apply: expect.any(Array), revert: expect.any(Array) } })
    expect(events[2]).not.toHaveProperty('mutations')
  },
  'listen, visibility: transaction': async (context) => {
    expect(await collectEvents(context, BY_KEY, { k: 'x' }, { visibility: 'transaction' }, 1)).toHaveLength(1)
  },
  'listen, tag': async (context) => {
    expect(await collectEvents(context, '*', {}, { tag: 'a' }, 1)).toHaveLength(1)
  },
  'listen to a query with order, slice and projection': async (context) => {
    const query = `*[_type == "${TYPE}"] | order(_id)[0..10]{_id}`
    const events = await collectEvents(context, query, {}, {}, 2, () => context.client.create({ _type: TYPE }))
    expect(events[1]).toMatchObject({ transition: 'appear' })
  },
  'listen, includeAllVersions': async (context) => {
    const k = newId()
    const create = () => context.client.create({ _id: `drafts.${k}`, _type: TYPE, k })
    const events = await collectEvents(context, BY_KEY, { k }, { includeAllVersions: true }, 2, create)
    expect(events[1]).toMatchObject({ documentId: `drafts.${k}` })
  },
  'live.events with the tags of a query': async ({ client }) => {
    const { syncTags } = await client.fetch('*[0]', {}, { filterResponse: false })
    const events = await collected(
      (observer) => client.live.events().subscribe(observer),
      2,
      () => client.create({ _type: TYPE }),
    )
    expect(events[1]).toMatchObject({ type: 'message', tags: expect.arrayContaining(syncTags ?? []) })
  },
  'live.events, includeDrafts': async ({ client }) => {
    const events = await collected(
      (observer) => client.live.events({ includeDrafts: true }).subscribe(observer),
      2,
      () => client.create({ _id: `drafts.${newId()}`, _type: TYPE }),
    )
    expect(events[1]).toMatchObject({ type: 'message' })
  },
}

import { enquiry, getJson, postEnquiry, send, storedEnquiries, withApi } from './support'

type Api = { port: number }

function putFaults(api: Api, rules: unknown) {
  return send(api, '/__faults', { method: 'PUT', body: typeof rules === 'string' ? rules : JSON.stringify(rules) })
}

async function statusOf(api: Api, path: string): Promise<number> {
  return (await send(api, path)).status
}

test('rules are set, read with their use counts, and deleted', async () => {
  await withApi({}, async (api) => {
    expect(await getJson(api, '/__faults')).toEqual([])
    const put = await putFaults(api, [{ match: '/voices', status: 503 }])
    expect([put.status, JSON.parse(put.text)]).toEqual([200, [{ match: '/voices', status: 503, hits: 0 }]])
    await statusOf(api, '/v1/voices')
    expect(await getJson(api, '/__faults')).toMatchObject([{ hits: 1 }])
    const cleared = await send(api, '/__faults', { method: 'DELETE' })
    expect([cleared.status, cleared.text]).toEqual([200, '[]'])
    expect(await statusOf(api, '/v1/voices')).toBe(200)
    const wrong = await send(api, '/__faults', { method: 'POST' })
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'GET, HEAD, PUT, DELETE'])
  })
})

test('a status fault responds with JSON, under both path forms, for the path and those below it only', async () => {
  await withApi({}, async (api) => {
    await putFaults(api, [{ match: '/voices', status: 503 }])
    const answer = await send(api, '/api/v1/voices?page=1')
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      503,
      { error: { message: 'Injected fault: status 503' } },
    ])
    expect(await statusOf(api, '/v1/voices')).toBe(503)
    expect(await statusOf(api, '/v1/voices/regions')).toBe(503)
    expect(await statusOf(api, '/v1/team-member/list')).toBe(200)
    await putFaults(api, [{ match: '/blog-post', status: 500 }])
    expect(await statusOf(api, '/v1/blog-post/podcast')).toBe(500)
    expect(await statusOf(api, '/v1/blog-posts')).toBe(200)
    await putFaults(api, [{ match: '/voices', exact: true, status: 503 }])
    expect(await statusOf(api, '/v1/voices')).toBe(503)
    expect(await statusOf(api, '/v1/voices/regions')).toBe(200)
  })
})

test('* matches everything but the faults endpoint itself', async () => {
  await withApi({}, async (api) => {
    api.setFaults([{ match: '*', status: 500 }])
    for (const path of ['/v1/voices', '/media/voices/101-tamsin-reed-commercial.mp3', '/health', '/nowhere']) {
      expect(await statusOf(api, path)).toBe(500)
    }
    expect(await statusOf(api, '/__faults')).toBe(200)
  })
})

test('times limits a rule to the first matches; the first rule that is not used up applies', async () => {
  await withApi({}, async (api) => {
    await putFaults(api, [
      { match: '/voices', status: 503, times: 2 },
      { match: '*', status: 429, times: 1 },
    ])
    const statuses: number[] = []
    for (let call = 0; call < 5; call += 1) statuses.push(await statusOf(api, '/v1/voices'))
    expect(statuses).toEqual([503, 503, 429, 200, 200])
  })
})

test('a delay alone delays the true response; with a status, the fault', async () => {
  await withApi({}, async (api) => {
    await putFaults(api, [
      { match: '/team-member', delayMs: 300 },
      { match: '/voices', delayMs: 300, status: 502 },
    ])
    const start = performance.now()
    expect(await statusOf(api, '/v1/team-member/list')).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(290)
    expect(await statusOf(api, '/v1/voices')).toBe(502)
    expect(performance.now() - start).toBeGreaterThan(590)
  })
})

test('a dropped connection has no response', async () => {
  await withApi({}, async (api) => {
    await putFaults(api, [{ match: '/voices', drop: true, times: 1 }])
    await expect(send(api, '/v1/voices')).rejects.toThrow('socket hang up')
    expect(await statusOf(api, '/v1/voices')).toBe(200)
    await putFaults(api, [{ match: '*', drop: true, delayMs: 50, times: 1 }])
    await expect(send(api, '/v1/voices')).rejects.toThrow('socket hang up')
  })
})

test('a broken JSON fault has the JSON content type, an invalid body, and the given status', async () => {
  await withApi({}, async (api) => {
    await putFaults(api, [
      { match: '/voices', brokenJson: true },
      { match: '/team-member', brokenJson: true, status: 500 },
    ])
    const answer = await send(api, '/v1/voices')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(() => JSON.parse(answer.text)).toThrow(SyntaxError)
    expect(await statusOf(api, '/v1/team-member/list')).toBe(500)
  })
})

test('a given body replaces the true response, null included, with the given status', async () => {
  await withApi({}, async (api) => {
    await putFaults(api, [
      { match: '/team-member', answer: { teamMembers: [{ id: 1, full_name: 'A', extra: '<b>' }] } },
      { match: '/voices', answer: null },
      { match: '/blog-posts', answer: { error: 'no' }, status: 418 },
    ])
    expect(await getJson(api, '/v1/team-member/list')).toEqual({
      teamMembers: [{ id: 1, full_name: 'A', extra: '<b>' }],
    })
    expect(await getJson(api, '/v1/voices')).toBe(null)
    expect(await statusOf(api, '/v1/blog-posts')).toBe(418)
  })
})

test('media requests can fail, all of them or one file', async () => {
  await withApi({}, async (api) => {
    const [one, other] = ['/media/voices/101-tamsin-reed-commercial.mp3', '/media/voices/102-flint-commercial.mp3']
    await putFaults(api, [{ match: one, status: 404 }])
    expect([await statusOf(api, one), await statusOf(api, other)]).toEqual([404, 200])
    await putFaults(api, [{ match: '/media/', drop: true }])
    await expect(send(api, other)).rejects.toThrow('socket hang up')
  })
})

test('an enquiry that meets a fault is not stored, one that is only delayed is', async () => {
  await withApi({}, async (api) => {
    await putFaults(api, [
      { match: '/send-contactus', status: 503, times: 1 },
      { match: '*', delayMs: 50 },
    ])
    expect((await postEnquiry(api, enquiry())).status).toBe(503)
    expect(storedEnquiries(api.databasePath)).toEqual([])
    expect((await postEnquiry(api, enquiry())).status).toBe(200)
    expect(storedEnquiries(api.databasePath)).toHaveLength(1)
  })
})

test('close does not wait for a long delay', async () => {
  const start = performance.now()
  await withApi({}, async (api) => {
    await putFaults(api, [{ match: '*', delayMs: 100_000 }])
    void send(api, '/v1/voices').catch(() => undefined)
    while (!(await send(api, '/__faults')).text.includes('"hits":1')) await new Promise((next) => setTimeout(next, 10))
  })
  expect(performance.now() - start).toBeLessThan(1500)
})

test.each([
  ['{', 'The body must be JSON'],
  [{}, 'The body must be a JSON list of fault rules'],
  [[5], '[0] must have a path or * as "match"'],
  [[{ match: 'voices', status: 500 }], '[0] must have a path'],
  [[{ match: '*', status: 500 }, { status: 500 }], '[1] must have a path'],
  [[{ match: '*', status: 500, timse: 3 }], '[0] must have a path or * as "match", and some of exact, status'],
])('the rules %j are a 400, and the current ones stay', async (rules, message) => {
  await withApi({}, async (api) => {
    api.setFaults([{ match: '/voices', status: 503 }])
    const answer = await putFaults(api, rules)
    expect([answer.status, JSON.parse(answer.text).error.message]).toEqual([400, expect.stringContaining(message)])
    expect(await statusOf(api, '/v1/voices')).toBe(503)
  })
})

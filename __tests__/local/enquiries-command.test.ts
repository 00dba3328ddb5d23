/** `npm run enquiries`, in front of the local API, while this process holds the state open like a site: called, and as a process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { later, temporaryFolder } from '@bowerbird/content-lake/testing/later'
import type { Enquiry } from '@/lib/api/models'
import { createHeldEnquiries, type HeldEnquiries } from '@/lib/enquiry/server/held/held-enquiries'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'
import { work } from '../../local/enquiries/command'
import { freePorts } from '../../local/processes/free-ports'
import { stopProcess } from '../../local/processes/processes'
import { startRedis } from '../../local/system-packages/redis'
import { storedEnquiries, withApi } from './api/support'

const KEY = Buffer.alloc(32, 1).toString('base64')
const OTHER_KEY = Buffer.alloc(32, 2).toString('base64')

const ENQUIRY: Enquiry = {
  name: 'Rosa Marsh',
  phone: '0400000000',
  email: 'rosa@example.com.au',
  brief: 'One voice, please.\nBy Friday.\n\nSource page: http://localhost/services',
}

type Outcome = { code: number | null; out: string; err: string }

type Site = {
  held: HeldEnquiries
  /** Calls the command. @param key of ENQUIRY_KEY */
  call(args: string[], key?: string | null): Promise<Outcome>
  /** Starts the command as a process, with further variables. */
  start(args: string[], environment?: Record<string, string>): Promise<Outcome>
  /** What the API has received. */
  received(): Record<string, unknown>[]
  faults(...rules: object[]): Promise<unknown>
}

/** What a function prints, with the code that it returns. */
async function printed(work: () => Promise<number>): Promise<Outcome> {
  const outcome = { out: '', err: '' }
  const log = jest.spyOn(console, 'log').mockImplementation((line) => (outcome.out += `${line}\n`))
  const error = jest.spyOn(console, 'error').mockImplementation((line) => (outcome.err += `${line}\n`))
  try {
    return { code: await work(), ...outcome }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const dataDir = temporaryFolder()
  const stateDir = temporaryFolder()
  await withApi({ dataDir }, async ({ port }) => {
    const apiBaseUrl = `http://127.0.0.1:${port}`
    const store = createSqliteStore(join(stateDir, 'held-enquiries.sqlite'), {
      capacity: { entries: 10, bytes: 1_000_000 },
      isPrivate: true,
    })
    const forwarded = createSqliteStore(join(stateDir, 'enquiries.sqlite'), { capacity: { entries: 100 } })
    await use({
      held: createHeldEnquiries(store, KEY),
      async call([action = '', ...words], key = KEY) {
        const held = createHeldEnquiries(store, key)
        const given = { words: [action, ...words.filter((word) => word !== '--json')] }
        return printed(() =>
          work(
            { held, openForwarded: () => forwarded, apiBaseUrl },
            { ...given, values: { json: words.includes('--json') } },
          ),
        )
      },
      async start(args, environment = {}) {
        const child = spawn(process.execPath, ['local/cli.ts', 'enquiries', ...args], {
          env: {
            PATH: process.env.PATH,
            NODE_ENV: 'test',
            STATE_DIR: stateDir,
            API_BASE_URL: apiBaseUrl,
            ENQUIRY_KEY: KEY,
            ...environment,
          },
        })
        let out = ''
        let err = ''
        child.stdout.on('data', (chunk) => (out += String(chunk)))
        child.stderr.on('data', (chunk) => (err += String(chunk)))
        await once(child, 'close')
        return { code: child.exitCode, out, err }
      },
      received: () => storedEnquiries(join(dataDir, 'api', 'enquiries.sqlite')),
      faults: (...rules) =>
        fetch(`${apiBaseUrl}/__faults`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(rules),
        }),
    })
  })
}

/** Holds an enquiry. @returns its id */
async function hold({ held }: Site, enquiry: Enquiry = ENQUIRY): Promise<string> {
  await held.hold(enquiry, 'honeypot')
  return (await held.list()).at(-1)?.id ?? ''
}

test('as a process it lists what is held, releases one to the API and discards another', async () => {
  await withSite(async (site) => {
    expect(await site.call(['list'])).toEqual({ code: 0, out: 'No enquiry is held.\n', err: '' })
    const id = await hold(site)
    const other = await hold(site, { ...ENQUIRY, name: 'Ann' })
    const { code, out } = await site.start(['list'])
    expect(code).toBe(0)
    expect(out).toMatch(
      new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\dT\\S+Z  honeypot
  page    http://localhost/services
  name    Rosa Marsh
  phone   0400000000
  e-mail  rosa@example.com.au
  brief   One voice, please.
          By Friday.
  ends    \\d{4}-\\d\\d-\\d\\dT\\S+Z

${other}  `),
    )
    const json = await site.call(['list', '--json'])
    expect(JSON.parse(json.out)).toEqual([
      {
        id,
        heldAt: expect.any(String),
        endsAt: expect.any(String),
        trap: 'honeypot',
        page: 'http://localhost/services',
        ...ENQUIRY,
        brief: 'One voice, please.\nBy Friday.',
      },
      expect.objectContaining({ id: other, name: 'Ann' }),
    ])
    expect(await site.start(['discard', other])).toEqual({ code: 0, out: `${other}: discarded.\n`, err: '' })
    expect(await site.start(['release', id])).toEqual({
      code: 0,
      out: `${id}: released, it is with the API.\n`,
      err: '',
    })
    expect(site.received()).toEqual([expect.objectContaining({ ...ENQUIRY })])
    expect(await site.held.count()).toBe(0)
    expect(await site.call(['release', id])).toEqual({
      code: 1,
      out: '',
      err: `${id}: no enquiry with this id is held.\n`,
    })
    // Sent and caught once more, it arrived already.
    expect(await hold(site)).toBe(id)
    await site.call(['release', id])
    expect([site.received().length, await site.held.count()]).toEqual([1, 0])
  })
})

test('several releases at the same time forward once', async () => {
  await withSite(async (site) => {
    const id = await hold(site)
    await site.faults({ match: '/send-contactus', delayMs: 1500 })
    const results = await Promise.all([
      site.start(['release', id]),
      site.start(['release', id]),
      site.call(['release', id]),
    ])
    // One that begins after the end of another finds nothing.
    expect(results.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
    expect([site.received().length, await site.held.count()]).toEqual([1, 0])
  })
})

test.each([
  ['the API responded 500', { status: 500 }],
  ['the API is unreachable', { drop: true }],
])('a release that fails keeps the enquiry and says so: %s', async (reason, fault) => {
  await withSite(async (site) => {
    const id = await hold(site)
    await site.faults({ match: '/send-contactus', ...fault })
    const failed = await site.call(['release', id])
    expect(failed).toEqual({ code: 1, out: '', err: `${id}: not released, ${reason}. It is still held.\n` })
    await site.faults()
    expect((await site.call(['release', id])).code).toBe(0)
    expect(site.received()).toHaveLength(1)
  })
})

test('with another key, or none, it says so and forwards nothing', async () => {
  await withSite(async (site) => {
    const id = await hold(site)
    for (const key of [OTHER_KEY, null]) {
      const listed = await site.call(['list'], key)
      expect([listed.code, listed.err]).toEqual([
        1,
        expect.stringMatching(`^${id}: It cannot be read with this ENQUIRY_KEY`),
      ])
      const released = await site.call(['release', id], key)
      expect([released.code, released.err]).toEqual([
        1,
        expect.stringMatching(`^${id}: not released. It cannot be read`),
      ])
    }
    expect(site.received()).toEqual([])
    expect((await site.call(['discard', id], OTHER_KEY)).code).toBe(0)
    expect(await site.held.count()).toBe(0)
    const invalid = await site.start(['list'], { ENQUIRY_KEY: 'secret' })
    expect([invalid.code, invalid.err]).toEqual([1, expect.stringContaining('ENQUIRY_KEY is "…"')])
  })
})

test('what a visitor typed cannot control the terminal', async () => {
  await withSite(async (site) => {
    const brief = 'Red \u001b[31m, bell \u0007, back \u0008, C1 \u009b2J, turned \u202eecilA\r\nnext\rover\u2028line'
    await hold(site, { ...ENQUIRY, brief: `${brief}\n\nSource page: http://x/\u001b[2J` })
    for (const args of [['list'], ['list', '--json']]) {
      const { out } = await site.call(args)
      expect(out).toMatch(/Red \\u001b\[31m/)
      expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
    }
    const { out } = await site.call(['list', '--json'])
    expect(JSON.parse(out)).toEqual([expect.objectContaining({ brief, page: 'http://x/\u001b[2J' })])
  })
})

test('without state it holds nothing and leaves none; with state in memory it says that it cannot see it', async () => {
  await withSite(async (site) => {
    const nowhere = join(temporaryFolder(), 'state')
    const { code, out } = await site.start(['list'], { STATE_DIR: nowhere })
    expect([code, out, existsSync(nowhere)]).toEqual([0, 'No enquiry is held.\n', false])
    const unknown = await site.start(['release', 'abc'], { STATE_DIR: nowhere })
    expect([unknown.code, unknown.err]).toEqual([1, 'abc: no enquiry with this id is held.\n'])
    const memory = await site.start(['list'], { STATE_DIR: ':memory:' })
    expect([memory.code, memory.err]).toEqual([1, expect.stringMatching(/^STATE_DIR is ":memory:"/)])
  })
})

test('with Redis it sees what other machines hold; without its response it says so', async () => {
  await withSite(async (site) => {
    const [port = 0] = await freePorts(1)
    const server = await startRedis(port, temporaryFolder())
    later(() => stopProcess(server))
    const REDIS_URL = `redis://127.0.0.1:${port}`
    // What this machine holds goes to Redis with the first command; the others have a state of their own.
    const id = await hold(site)
    expect((await site.start(['list'], { REDIS_URL })).code).toBe(0)
    expect(await site.held.count()).toBe(0)
    const otherState = temporaryFolder()
    const elsewhere = (...args: string[]) => site.start(args, { REDIS_URL, STATE_DIR: otherState })
    const listed = await elsewhere('list')
    expect([listed.code, listed.err]).toEqual([0, ''])
    expect(listed.out).toContain('Rosa Marsh')
    const releases = await Promise.all([elsewhere('release', id), site.start(['release', id], { REDIS_URL })])
    expect(releases.some(({ code }) => code === 0)).toBe(true)
    expect(site.received()).toHaveLength(1)
    expect((await elsewhere('list')).out).toBe('No enquiry is held.\n')
    await stopProcess(server)
    const { code, err } = await elsewhere('list')
    expect([code, err]).toEqual([1, 'The Redis of REDIS_URL does not respond: enquiries may be held there.\n'])
  })
})

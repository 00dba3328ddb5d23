/** Property tests of redirects, for any rules and any requested path. */

import { normaliseSource } from '@/lib/routing/redirects/normalise'
import { carryQuery, resolveRedirect } from '@/lib/routing/redirects/resolve'
import { compileRedirects, type RedirectRow } from '@/lib/routing/redirects/table'
import { ALL_TARGET_KINDS, readTargetKind } from '@/lib/routing/redirects/target-kinds'
import fc from '../../../helpers/fast-check'

/** Few segments, so that rules often collide: plain, odd, hostile, parameters and wildcards. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'c', 'A') },
  { weight: 3, arbitrary: fc.constantFrom(':x', ':y', '*') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('..', '.', '', '%2F', '%2f%2Fevil.example', '\\', '@evil.example', 'é', '%zz', ':'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
)
const path = fc.array(step, { maxLength: 5 }).map((steps) => `/${steps.join('/')}`)
const anything = fc.oneof({ weight: 4, arbitrary: path }, { weight: 1, arbitrary: fc.string() })
const url = fc.oneof(
  path.map((end) => `https://elsewhere.example${end}`),
  fc.webUrl(),
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a:b@evil.example',
    'HTTPS://X.example',
  ),
  fc.string(),
)
const row: fc.Arbitrary<RedirectRow> = fc.record({
  id: fc.uuid(),
  source: fc.option(anything),
  target: fc.option(
    fc.record({
      kind: fc.constantFrom(...ALL_TARGET_KINDS, null, 'nonsense').map(readTargetKind),
      path: fc.option(anything),
      anchor: fc.option(fc.string({ maxLength: 5 })),
      url: fc.option(url),
    }),
  ),
  permanent: fc.boolean(),
})
const rules = fc.array(row, { maxLength: 12 })

test('normalising is idempotent', () => {
  fc.assert(
    fc.property(anything, (address) => {
      const once = normaliseSource(address)
      expect(normaliseSource(once)).toBe(once)
    }),
  )
})

test('compiling never throws, and every rule either works or is reported', () => {
  fc.assert(
    fc.property(rules, (rows) => {
      const { table, problems } = compileRedirects(rows)
      expect(table.exact.size + table.patterns.length + problems.length).toBe(rows.length)
    }),
  )
})

test('resolving ends, never at its own source, never outside http(s) or this site, never at another redirect', () => {
  const site = 'https://site.example'
  fc.assert(
    fc.property(rules, anything, fc.array(path, { maxLength: 3 }), (rows, address, pages) => {
      const live = new Set(pages.map(normaliseSource))
      const { table } = compileRedirects(rows)
      const resolution = resolveRedirect(table, address, (at) => live.has(at))
      if (live.has(normaliseSource(address))) expect(resolution).toBeNull()
      if (resolution?.kind !== 'redirect') return
      const destination = new URL(resolution.destination, site)
      expect(['http:', 'https:']).toContain(destination.protocol)
      expect(destination.username).toBe('')
      if (resolution.destination.startsWith('/')) {
        expect(destination.origin).toBe(site)
        const end = normaliseSource(destination.pathname)
        expect(end).not.toBe(normaliseSource(address))
        // It is the end of the chain: nothing redirects from there.
        expect(resolveRedirect(table, destination.pathname, (at) => live.has(at))).toBeNull()
      } else {
        // Only a host that an editor wrote.
        const hosts = rows.flatMap(({ target }) =>
          URL.canParse(target?.url ?? '') ? [new URL(target?.url ?? '').host] : [],
        )
        expect(hosts).toContain(destination.host)
      }
    }),
  )
})

test("carrying a query keeps path, hash and the target's own query", () => {
  const query = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 4 })
  const destination = fc.constantFrom('/a', '/a?x=1', '/a#end', '/a?x=1&x=2#end?', 'https://elsewhere.example/b?y=')
  fc.assert(
    fc.property(destination, query, (to, given) => {
      const before = new URL(to, 'https://site.example')
      const after = new URL(carryQuery(to, `?${new URLSearchParams(given)}`), 'https://site.example')
      expect([after.origin, after.pathname, after.hash]).toEqual([before.origin, before.pathname, before.hash])
      for (const name of before.searchParams.keys())
        expect(after.searchParams.getAll(name)).toEqual(before.searchParams.getAll(name))
      for (const [name, value] of given)
        if (!before.searchParams.has(name)) expect(after.searchParams.getAll(name)).toContain(value)
    }),
  )
})

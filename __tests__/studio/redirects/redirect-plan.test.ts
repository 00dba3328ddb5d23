import { hasMoved, planRedirect } from '@/studio/redirects/redirect-plan'
import { redirectRow } from '../../helpers/data/redirect-site'

const toPage = {
  _type: 'redirectTarget',
  kind: 'page',
  page: { _type: 'reference', _ref: 'page-jingles', _weak: true },
}

const MOVE = { from: '/jingles', pageId: 'page-jingles', note: 'It moved.' }

test('a moved page gets a permanent redirect from its old path to itself', () => {
  expect(planRedirect({ ...MOVE, to: '/services/jingles' }, [])).toEqual({
    create: { source: '/jingles', target: toPage, permanent: true, note: 'It moved.' },
    retarget: [],
    remove: [],
    target: toPage,
  })
})

test('an article has no document: the redirect leads to its path', () => {
  const path = '/knowledge-base/business/on-hold'
  const plan = planRedirect({ from: '/old', path, note: '' }, [])
  expect(plan.create?.target).toEqual({ _type: 'redirectTarget', kind: 'path', path })
})

test('an existing redirect from the old path is changed to the page, its draft too', () => {
  const existing = [
    redirectRow('r1', '/Jingles/', '/x'),
    redirectRow('drafts.r1', '/jingles', '/x'),
    redirectRow('r2', '/jingles-2', '/x'),
  ]
  const plan = planRedirect(MOVE, existing)
  expect(plan.create).toBeUndefined()
  expect(plan.retarget).toEqual(['r1', 'drafts.r1'])
})

test('a redirect that is only a draft does not count', () => {
  const plan = planRedirect(MOVE, [redirectRow('drafts.r1', '/jingles', '/x')])
  expect(plan.create).toMatchObject({ source: '/jingles' })
})

test('moving back removes the redirect that would lead from the page to itself', () => {
  const existing = [redirectRow('r1', '/services/jingles', '/x'), redirectRow('r2', '/other', '/x')]
  expect(planRedirect({ ...MOVE, to: '/services/jingles' }, existing).remove).toEqual(['r1'])
  expect(planRedirect(MOVE, existing).remove).toEqual([])
})

test.each([
  ['/jingles', '/services/jingles', true],
  ['/jingles', '/jingles', false],
  ['/jingles', '/Jingles/', false],
  ['/', '/home', false],
  ['/jingles', 'no address', false],
])('a page that goes from %s to %s has moved: %s', (from, to, moved) => {
  expect(hasMoved(from, to)).toBe(moved)
})

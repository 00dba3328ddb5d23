/** What a launch has changed goes back; what others have changed since stays. */
import { revert } from '@/lib/launch/revert'

function restore(before: unknown, after: unknown, current: unknown) {
  let conflicts = 0
  const value = revert(before, after, current, () => {
    conflicts += 1
  })
  return { value, conflicts }
}

const item = (_key: string, text = _key) => ({ _key, text })

test('a document that nobody has changed since is as it was', () => {
  const before = { _type: 'facts', phone: '1', others: [item('a')] }
  expect(
    restore(before, { _type: 'facts', phone: '2', email: 'x' }, { email: 'x', phone: '2', _type: 'facts' }),
  ).toEqual({
    value: before,
    conflicts: 0,
  })
})

test('a field that was corrected after the release keeps its correction, and the others go back', () => {
  const before = { price: '$300', phone: '03 1', list: [item('a'), item('b')] }
  const after = { price: '$200', phone: '03 1', list: [item('a'), item('b', 'campaign')], banner: 'Sale' }
  const current = { ...after, phone: '03 2', extra: 'new' }
  expect(restore(before, after, current)).toEqual({
    value: { price: '$300', phone: '03 2', list: [item('a'), item('b')], extra: 'new' },
    conflicts: 0,
  })
})

test('a field that both have changed stays as it is now, and is reported', () => {
  expect(restore({ title: 'A', path: '/a' }, { title: 'B', path: '/b' }, { title: 'C', path: '/b' })).toEqual({
    value: { title: 'C', path: '/a' },
    conflicts: 1,
  })
})

test('items go back one by one: added ones go, removed ones return, and those of others stay where they are', () => {
  const before = [item('a'), item('b'), item('c')]
  const after = [item('new'), item('a'), item('c', 'changed')]
  const current = [item('new'), item('a'), item('by-others'), item('c', 'changed')]
  expect(restore(before, after, current).value).toEqual([item('a'), item('by-others'), item('b'), item('c')])
})

test('an order that others have changed stays, with what the launch had removed', () => {
  const before = [item('a'), item('b'), item('c')]
  const after = [item('a', 'x'), item('c')]
  const current = [item('c'), item('a', 'x')]
  expect(restore(before, after, current).value).toEqual([item('c'), item('a'), item('b')])
})

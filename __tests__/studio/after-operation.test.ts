import { Subject } from 'rxjs'
import type { EditStateFor } from 'sanity'
import { afterOperation } from '@/studio/redirects/after-operation'

type State = Pick<EditStateFor, 'ready' | 'published'>

function stream() {
  const states = new Subject<State>()
  const publish = (revision: string | null, ready = true) =>
    states.next({
      ready,
      published: revision === null ? null : { _id: 'a', _type: 'page', _rev: revision, _createdAt: '', _updatedAt: '' },
    })
  return { states, publish }
}

const isRemoved = (published: State['published']) => published === null

test('calls back once, with the published document that is as expected', () => {
  const { states, publish } = stream()
  const callback = jest.fn()
  afterOperation(states, 'a', (published) => published?._rev !== 'old', callback)
  publish('old')
  publish('new', false)
  expect(callback).not.toHaveBeenCalled()
  publish('new')
  publish('newer')
  expect(callback.mock.calls.map(([{ _rev }]) => _rev)).toEqual(['new'])
})

test('a second request replaces the first; other documents are ignored', () => {
  const { states, publish } = stream()
  const [first, second, other] = [jest.fn(), jest.fn(), jest.fn()]
  afterOperation(states, 'a', isRemoved, first)
  afterOperation(states, 'b', isRemoved, other)
  afterOperation(states, 'a', isRemoved, second)
  publish(null)
  expect([first, second, other].map((callback) => callback.mock.calls.length)).toEqual([0, 1, 1])
})

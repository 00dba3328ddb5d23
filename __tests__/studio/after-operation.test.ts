import { Subject } from 'rxjs'
import { afterOperation, forgetOperation, type OperationEvent } from '@/studio/redirects/after-operation'

function stream() {
  const events = new Subject<OperationEvent>()
  return { events, say: (type: OperationEvent['type'], op: string) => events.next({ type, op }) }
}

test('calls back once, after the expected operation has succeeded', () => {
  const { events, say } = stream()
  const callback = jest.fn()
  afterOperation(events, 'a', 'publish', callback)
  say('success', 'patch')
  say('error', 'publish')
  expect(callback).not.toHaveBeenCalled()
  say('success', 'publish')
  say('success', 'publish')
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a second request replaces the first; other documents are ignored', () => {
  const { events, say } = stream()
  const [first, second, other] = [jest.fn(), jest.fn(), jest.fn()]
  afterOperation(events, 'a', 'delete', first)
  afterOperation(events, 'b', 'delete', other)
  afterOperation(events, 'a', 'delete', second)
  say('success', 'delete')
  expect([first, second, other].map((callback) => callback.mock.calls.length)).toEqual([0, 1, 1])
})

test('a cancelled callback is not called', () => {
  const { events, say } = stream()
  const callback = jest.fn()
  afterOperation(events, 'a', 'delete', callback)
  forgetOperation('a')
  say('success', 'delete')
  expect(callback).not.toHaveBeenCalled()
})

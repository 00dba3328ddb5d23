/** The checker of a soak finds each kind of anomaly in a history, and none in what may happen. */
import {
  checkReads,
  checkWrites,
  type HistoryEvent,
  type Read,
  seenAfter,
  type Write,
} from '../../../local/cluster/soak/history.ts'
import { pick, shuffle, startSchedule } from '../../../local/cluster/soak/schedule.ts'

/** A write of the page `home` that takes 10 ms. */
function write(state: number, startedAt: number, changes: Partial<Write> = {}): Write {
  const endedAt = startedAt + 10
  return { kind: 'write', page: 'home', state, isDeletion: false, startedAt, endedAt, isAcknowledged: true, ...changes }
}

/** A read of the page `home` by one visitor that takes 10 ms. */
function read(startedAt: number, seen: Read['seen'], changes: Partial<Read> = {}): Read {
  return { kind: 'read', visitor: 'Ann', page: 'home', startedAt, endedAt: startedAt + 10, seen, ...changes }
}

const rulesOf = (events: readonly HistoryEvent[]) => checkReads(events).map(({ rule }) => rule)

const twoEditions = [write(1, 0), write(2, 100)]

describe('what a visitor reads', () => {
  test.each<[string, HistoryEvent[]]>([
    ['nothing, then each edition', [...twoEditions, read(0, 'no page'), read(20, [1, 1]), read(120, [2, 2])]],
    ['the edition of before for a while', [...twoEditions, read(120, [1]), read(900, [2])]],
    ['an edition whose write has not ended', [write(1, 0, { endedAt: 500 }), read(100, [1])]],
    ['an edition whose write was not answered', [write(1, 0, { isAcknowledged: false }), read(100, [1])]],
    ['an older edition than another visitor', [...twoEditions, read(110, [2]), read(120, [1], { visitor: 'Bob' })]],
    [
      'a page that is gone, and back',
      [
        write(1, 0),
        write(2, 100, { isDeletion: true }),
        write(3, 200),
        read(50, [1]),
        read(150, 'no page'),
        read(250, [3]),
      ],
    ],
    [
      'no page twice, of the first deletion',
      [
        write(1, 0),
        write(2, 100, { isDeletion: true }),
        write(3, 200),
        write(4, 300, { isDeletion: true }),
        read(350, 'no page'),
        read(360, [3]),
      ],
    ],
  ])('may be %s', (_, events) => {
    expect(checkReads(events)).toEqual([])
  })

  test('is not older than what the same visitor has seen', () => {
    expect(checkReads([...twoEditions, read(110, [2]), read(200, [1])])).toEqual([
      { rule: 'older than seen before', what: 'Ann read home at 00:00:00.200: edition 1 after state 2' },
    ])
    expect(rulesOf([...twoEditions, read(20, [1]), read(200, 'no page')])).toEqual(['older than seen before'])
    const deleted = [write(1, 0), write(2, 100, { isDeletion: true })]
    expect(rulesOf([...deleted, read(20, [1]), read(150, 'no page'), read(160, [1])])).toEqual([
      'older than seen before',
    ])
  })

  test('is one edition, which has been written', () => {
    expect(rulesOf([...twoEditions, read(110, [2, 1])])).toEqual(['two editions in one page'])
    expect(rulesOf([...twoEditions, read(50, [2])])).toEqual(['never written'])
    expect(rulesOf([write(1, 0), read(50, [])])).toEqual(['never written'])
  })
})

describe('what the Content Lake has at the end', () => {
  const stored = (edition?: number) => new Map(edition === undefined ? [] : [['home', edition]])

  test('is the last write that it has acknowledged, or a later one', () => {
    const unanswered = [...twoEditions, write(3, 200, { isAcknowledged: false })]
    expect(checkWrites(twoEditions, stored(2))).toEqual([])
    expect(checkWrites(unanswered, stored(2))).toEqual([])
    expect(checkWrites(unanswered, stored(3))).toEqual([])
    expect(checkWrites([...twoEditions, write(3, 200, { isDeletion: true })], stored())).toEqual([])
  })

  test.each([[1], [undefined]])('is not %s after a second edition', (edition) => {
    expect(checkWrites(twoEditions, stored(edition))).toEqual([
      { rule: 'lost write', what: `home is ${edition ?? 'missing'}, expected edition 2` },
    ])
  })
})

test('a publish is seen when a visitor has got it or what came after it', () => {
  const events = [...twoEditions, write(3, 200), read(60, [1]), read(130, [2])]
  expect(seenAfter(events)).toEqual([60, 30, Number.POSITIVE_INFINITY])
  expect(seenAfter([...events, write(4, 300, { isDeletion: true }), read(400, 'no page')])).toEqual([60, 30, 200])
})

test('the same seed gives the same order, another seed another', () => {
  const orderOf = (seed: number, part: string) => {
    const random = startSchedule(1000, seed).random(part)
    return [...shuffle(['a', 'b', 'c', 'd', 'e', 'f'], random), pick(['g', 'h', 'i', 'j'], random)].join('')
  }
  expect(orderOf(7, 'faults')).toBe(orderOf(7, 'faults'))
  expect(orderOf(7, 'faults')).not.toBe(orderOf(8, 'faults'))
  expect(orderOf(7, 'faults')).not.toBe(orderOf(7, 'editor 1'))
})

/** What dnd-kit says of a move is read, so that it can be said with names (B209). */
import { defaultAnnouncements } from '@dnd-kit/core'
import { movedText } from '@/studio/form/moves/moved-text'
import { readAnnouncement } from '@/studio/form/moves/read-announcement'

type Move = Parameters<typeof defaultAnnouncements.onDragOver>[0]

/** As dnd-kit passes it; only the ids are read. */
const move = (id: string, over: string | null): Move => ({
  active: { id, data: { current: undefined }, rect: { current: { initial: null, translated: null } } },
  over:
    over === null
      ? null
      : {
          id: over,
          rect: { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 },
          disabled: false,
          data: { current: undefined },
        },
})

test.each([
  ['onDragStart', null, { step: 'lifted', key: '8dbc-1', over: null }],
  ['onDragOver', 'b2', { step: 'moved', key: '8dbc-1', over: 'b2' }],
  ['onDragOver', null, { step: 'moved', key: '8dbc-1', over: null }],
  ['onDragEnd', 'b2', { step: 'dropped', key: '8dbc-1', over: 'b2' }],
  ['onDragEnd', null, { step: 'dropped', key: '8dbc-1', over: null }],
  ['onDragCancel', null, { step: 'cancelled', key: '8dbc-1', over: null }],
] as const)('%s over %s', (event, over, expected) => {
  expect(readAnnouncement(String(defaultAnnouncements[event](move('8dbc-1', over))))).toEqual(expected)
})

test('other texts are left alone', () => {
  expect(readAnnouncement('Prices: now 2 of 3.')).toBeNull()
  expect(readAnnouncement('')).toBeNull()
})

test('a move is told by name and position', () => {
  expect(movedText('moved', 'Prices', 1, 3)).toBe('Prices: now 2 of 3.')
  expect(movedText('dropped', 'Prices', -1, 3)).toBe('Prices is put down: outside the list.')
})

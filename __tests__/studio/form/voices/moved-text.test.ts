/** What screen readers say while a chosen voice is moved (B209). */
import { movedText } from '@/studio/form/voices/moved-text'

test('a move is told by name and position', () => {
  expect(movedText('lifted', 'Wren', 3, 4)).toMatch(/^Wren is lifted: 4 of 4\./)
  expect(movedText('moved', 'Wren', 2, 4)).toBe('Wren: now 3 of 4.')
  expect(movedText('dropped', 'Wren', -1, 4)).toBe('Wren is put down: outside the list.')
  expect(movedText('cancelled', 'Wren', 3, 4)).toBe('Wren is back where it was: 4 of 4.')
})

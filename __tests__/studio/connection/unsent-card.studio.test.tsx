/** The question about text that a closed window did not send. */
import { fireEvent, screen, within } from '@testing-library/react'
import type { PendingField } from '@/studio/connection/unsent/pending-fields'
import { UnsentCard } from '@/studio/connection/unsent/unsent-card'
import { showInStudio } from '../../helpers/studio/studio'

const TITLE: PendingField = { id: 'title', path: ['title'], titles: ['Title'], typed: 'Mine', current: 'Theirs' }
const NOTE: PendingField = {
  id: 'a.b',
  path: ['a', 'b'],
  titles: ['Search', 'Note'],
  typed: undefined,
  current: 'Theirs',
}

function show(fields: readonly PendingField[]) {
  const [putBack, leave] = [jest.fn(), jest.fn()]
  showInStudio(<UnsentCard editedAt="2026-01-01T00:00:00Z" fields={fields} putBack={putBack} leave={leave} />)
  return { putBack, leave }
}

test('each field says what was typed and what is there now, and is decided by itself or with the others (B468)', async () => {
  const { putBack, leave } = show([TITLE, NOTE])
  const [title, note] = within(await screen.findByRole('region', { name: 'Text that was not sent' })).getAllByRole(
    'listitem',
  )
  expect(title).toHaveTextContent(/^Title\s*You typed\s*Mine\s*There now\s*Theirs/)
  expect(note).toHaveTextContent(/^Search › Note\s*You typed\s*nothing\s*There now\s*Theirs/)

  fireEvent.click(screen.getByRole('button', { name: 'Put back: Title' }))
  expect(putBack).toHaveBeenLastCalledWith([TITLE])
  expect(screen.getByRole('region')).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Leave: Search › Note' }))
  expect(leave).toHaveBeenLastCalledWith([NOTE])
  fireEvent.click(screen.getByRole('button', { name: 'Put all back' }))
  expect(putBack).toHaveBeenLastCalledWith([TITLE, NOTE])
  fireEvent.click(screen.getByRole('button', { name: 'Leave all' }))
  expect(leave).toHaveBeenLastCalledWith([TITLE, NOTE])
})

test('one field has no buttons for all', async () => {
  show([TITLE])
  await screen.findByRole('button', { name: 'Leave: Title' })
  expect(screen.queryByRole('button', { name: /all/ })).toBeNull()
})

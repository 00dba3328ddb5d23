/** @jest-environment jsdom */
/** What was removed from a list of the Studio is put back where it was (B323). */
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { ToastProvider } from '@sanity/ui/toast'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { RemovalList, RemovalsProvider, useUndoRemoval } from '@/studio/form/undo-removal'

const THEME = buildTheme()
const PATH = ['sections', { _key: 'a' }, 'steps']

type Item = { _key: string }

function Rows({ items, onRemove }: { items: readonly Item[]; onRemove(key: string): void }) {
  const removal = useUndoRemoval()
  return items.map((item, index) => (
    <button
      key={item._key}
      type="button"
      onClick={() => {
        removal?.(item, index, `Item ${item._key}`)
        onRemove(item._key)
      }}
    >
      Remove {item._key}
    </button>
  ))
}

/** A list. @param isOpen whether it is still shown */
function List({ onInsert, isOpen = true }: { onInsert: jest.Mock; isOpen?: boolean }) {
  const [items, setItems] = useState([{ _key: 'one' }, { _key: 'two' }, { _key: 'three' }])
  const remove = (key: string) => setItems(items.filter(({ _key }) => _key !== key))
  return (
    <RemovalsProvider onInsert={onInsert}>
      <input aria-label="Field" />
      {isOpen && (
        <RemovalList path={PATH} value={items}>
          <Rows items={items} onRemove={remove} />
        </RemovalList>
      )}
    </RemovalsProvider>
  )
}

function show() {
  const onInsert = jest.fn()
  const within = (isOpen: boolean) => (
    <ThemeProvider theme={THEME}>
      <ToastProvider>
        <List onInsert={onInsert} isOpen={isOpen} />
      </ToastProvider>
    </ThemeProvider>
  )
  const { rerender } = render(within(true))
  return { onInsert, close: () => rerender(within(false)) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const undoKey = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true })

test('Undo puts it before the neighbour that followed it', async () => {
  const { onInsert } = show()
  press('Remove two')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(onInsert).toHaveBeenCalledWith(PATH, { _key: 'two' }, { _key: 'three' })
})

test('Ctrl Z puts back one after the other, the last first, also when the list is closed', () => {
  const { onInsert, close } = show()
  press('Remove three')
  press('Remove one')
  close()
  undoKey()
  expect(onInsert).toHaveBeenLastCalledWith(PATH, { _key: 'one' }, { _key: 'two' })
  undoKey()
  expect(onInsert).toHaveBeenLastCalledWith(PATH, { _key: 'three' }, null)
  undoKey()
  expect(onInsert).toHaveBeenCalledTimes(2)
})

test('in a field Ctrl Z takes back what was typed', () => {
  const { onInsert } = show()
  press('Remove two')
  undoKey(screen.getByLabelText('Field'))
  expect(onInsert).not.toHaveBeenCalled()
})

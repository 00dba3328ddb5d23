/** @jest-environment jsdom */
/** An island in Next's root, as in draft mode and development: a component whose code is loaded. */
import { act, render, screen } from '@testing-library/react'
import { island } from '@/components/island'
import { Counter } from '../../helpers/page/island-parts'
import { pressed } from '../../helpers/page/served-island'

test('is rendered without HTML from the server, and works', async () => {
  const Island = island<object>({ name: 'part', hydrates: 'never', load: async () => ({ default: Counter }) })
  await act(async () => render(<Island />))
  const button = await pressed(0)
  act(() => button.click())
  expect(await pressed(1)).toBeInTheDocument()
})

test('keeps the HTML of the server when its code cannot be loaded', async () => {
  const load = () => Promise.reject(new Error('offline'))
  const Island = island<object>({ name: 'part', hydrates: 'never', load })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<div><p>From the server</p></div>'
  await act(async () => render(<Island />, { container, hydrate: true }))
  expect(screen.getByText('From the server')).toBeInTheDocument()
})

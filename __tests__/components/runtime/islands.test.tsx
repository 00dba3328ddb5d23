/** @jest-environment jsdom */
/** Islands hydrate the server's HTML in place, each by its rule, and lose nothing a visitor did before. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { Counter, Help, Kinds, Questions, Regions, Search } from '../../helpers/page/island-parts'
import { lateChunk, pressed, serve } from '../../helpers/page/served-island'

/** React reports here what it finds different from the server's HTML. */
const problems: unknown[] = []
const note = ({ message }: ErrorEvent) => problems.push(message)

beforeEach(() => {
  problems.length = 0
  window.addEventListener('error', note)
})
afterEach(() => {
  window.removeEventListener('error', note)
  expect(problems).toEqual([])
})

test.each(['interaction', 'never'] as const)('with the rule %s keeps the HTML and loads nothing at first', (rule) => {
  const { served, load } = serve(Counter, { rule })
  expect(document.body.innerHTML).toBe(served)
  expect(load).not.toHaveBeenCalled()
})

test('with the rule load hydrates without an interaction', async () => {
  const { load } = serve(Counter, { rule: 'load' })
  const button = screen.getByRole('button')
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await waitFor(() => {
    fireEvent.click(button)
    expect(button).not.toHaveTextContent('Pressed 0')
  })
})

test('with the rule never ignores clicks, so that links and forms act natively', async () => {
  const { load } = serve(Counter, { rule: 'never' })
  await act(async () => screen.getByRole('button').click())
  expect(load).not.toHaveBeenCalled()
})

test('a click hydrates the island and takes effect afterwards, once (B152)', async () => {
  const { load, arrive } = lateChunk(Counter)
  serve(Counter, { load })
  const button = screen.getByRole('button')
  await act(async () => button.click())
  expect(button).toHaveTextContent('Pressed 0')
  await arrive()
  expect(await pressed(1)).toBe(button)
})

test('an arrow key on a tab hydrates the island and selects the next tab afterwards; other keys act natively', async () => {
  const { load, arrive } = lateChunk(Kinds)
  serve(Kinds, { load })
  const tab = screen.getByRole('tab', { name: 'Commercial' })
  tab.focus()
  expect(fireEvent.keyDown(tab, { key: 'Tab' })).toBe(true)
  expect(fireEvent.keyDown(tab, { key: 'ArrowRight' })).toBe(false)
  await arrive()
  expect(await screen.findByText('Heard: Narration')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Narration' })).toHaveFocus()
})

test('a link that becomes a button is pressed as a button', async () => {
  serve(Help)
  await act(async () => screen.getByRole('link', { name: 'Help' }).click())
  expect(await screen.findByText('Here it is')).toBeInTheDocument()
})

test('does not hydrate while a pointer is pressed, or a replaced control would get no click', async () => {
  serve(Help)
  const link = screen.getByRole('link', { name: 'Help' })
  fireEvent.pointerDown(link)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(link).toBeInTheDocument()
  fireEvent.pointerUp(link)
  fireEvent.click(link)
  expect(await screen.findByText('Here it is')).toBeInTheDocument()
})

/** Pressed after React has begun to hydrate it. */
function HelpPressedMeanwhile() {
  useLayoutEffect(() => {
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Help' }))
  }, [])
  return <Help />
}

test('a press during which hydration replaces the control takes effect', async () => {
  const { container } = serve(HelpPressedMeanwhile, { rule: 'load' })
  await screen.findByRole('button', { name: 'Help' })
  // The browser sends the click to what both elements are in.
  await act(async () => fireEvent.click(container))
  expect(await screen.findByText('Here it is')).toBeInTheDocument()
})

test('a selected option takes effect at once and survives', async () => {
  const { load, arrive } = lateChunk(Counter)
  serve(Counter, { load })
  const radio = screen.getByRole('radio', { name: 'Radio' })
  await act(async () => radio.click())
  act(() => radio.focus())
  await arrive()
  expect(await screen.findByText('Chosen: Radio')).toBeInTheDocument()
  expect(radio).toBeChecked()
})

test("a visitor's choice in a list survives", async () => {
  const { load, arrive } = lateChunk(Regions)
  serve(Regions, { load })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '4' } })
  act(() => screen.getByRole('combobox').focus())
  await arrive()
  expect(await screen.findByText('Region: 4')).toBeInTheDocument()
  expect(screen.getByRole('combobox')).toHaveValue('4')
})

test('what a tool or assistive software changes, without pointer and focus, takes effect (B152)', async () => {
  serve(Regions)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '4' } })
  expect(await screen.findByText('Region: 4')).toBeInTheDocument()
  document.body.replaceChildren()

  serve(Counter)
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Rosa' } })
  expect(await screen.findByText('Typed: Rosa')).toBeInTheDocument()
  document.body.replaceChildren()

  serve(Counter)
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Radio' })
  radio.checked = true
  radio.dispatchEvent(new Event('change', { bubbles: true }))
  expect(await screen.findByText('Chosen: Radio')).toBeInTheDocument()
})

test('what was opened before stays open', async () => {
  serve(Questions)
  const [, second] = Array.from(document.querySelectorAll('details'))
  if (!second) throw new Error('There is no second question')
  second.open = true
  screen.getByRole('button').focus()
  await waitFor(() => expect(screen.getByText('hydrated')).toBeInTheDocument())
  expect(Array.from(document.querySelectorAll('details'), ({ open }) => open)).toEqual([false, true])
})

test("when the code cannot be loaded a click gets the browser's default action", async () => {
  const { container, island } = serve(Counter, { load: () => Promise.reject(new Error('offline')) })
  const onClick = jest.fn()
  container.addEventListener('click', onClick)
  await act(async () => screen.getByRole('button').click())
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
  expect(island).toHaveAttribute('data-failed')
})

test('tries again after a failed load', async () => {
  let isOnline = false
  const load = async () => {
    if (!isOnline) throw new Error('offline')
    return { default: Counter }
  }
  serve(Counter, { load })
  await act(async () => screen.getByRole('textbox').focus())
  await waitFor(() => expect(document.querySelector('[data-failed]')).toBeInTheDocument())
  isOnline = true
  await act(async () => screen.getByRole('button').focus())
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).not.toHaveTextContent('Pressed 0')
  })
})

test('several clicks before the code arrives take effect one after the other (B152)', async () => {
  const { load: fetchChunk, arrive } = lateChunk(Counter)
  const { load } = serve(Counter, { load: fetchChunk })
  for (let press = 0; press < 3; press++) await act(async () => screen.getByRole('button').click())
  expect(load).toHaveBeenCalledTimes(1)
  await arrive()
  expect(await pressed(3)).toBeInTheDocument()
})

test('a button of a form acts natively when its code cannot be loaded', async () => {
  const { container } = serve(Search, { load: () => Promise.reject(new Error('offline')) })
  const submitted = jest.fn((event: Event) => event.preventDefault())
  container.addEventListener('submit', submitted)
  await act(async () => screen.getByRole('button').click())
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1))
})

const point = (element: Element, movementX: number) =>
  fireEvent(element, new PointerEvent('pointermove', { bubbles: true, movementX }))

test('a mouse that moves over a control or a field hydrates its island', async () => {
  // jsdom has no layout.
  document.elementFromPoint = () => null
  for (const role of ['button', 'textbox', 'radio'] as const) {
    const { load } = serve(Counter)
    const [target] = screen.getAllByRole(role)
    if (target) point(target, 1)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    document.body.replaceChildren()
  }
})

test('a mouse that rests while the page is laid out below it hydrates nothing', () => {
  const { load } = serve(Counter)
  point(screen.getByRole('button'), 0)
  expect(load).not.toHaveBeenCalled()
})

test('plain text hydrates nothing, whether it is hovered, touched or pressed', async () => {
  const { load } = serve(Counter)
  const text = screen.getByText(/^Typed/)
  point(text, 1)
  fireEvent.touchStart(text)
  fireEvent.pointerDown(text)
  await act(async () => text.click())
  expect(load).not.toHaveBeenCalled()
})

test('a click that is to open elsewhere, and one of another button, wait for nothing', () => {
  const { load } = serve(Counter)
  const button = screen.getByRole('button')
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(fireEvent.click(button, modifier)).toBe(true)
  }
  expect(load).not.toHaveBeenCalled()
})

/** Components for the tests of islands. */
import { useState } from 'react'
import { Tabs } from '@/components/ui/controls/tabs'
import { useHydrated } from '@/components/ui/use-hydrated'

export function Counter() {
  const [count, setCount] = useState(0)
  const [text, setText] = useState('')
  const [medium, setMedium] = useState('')
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <p>Typed: {text}</p>
      {['TV', 'Radio'].map((name) => (
        <label key={name}>
          <input type="radio" name="medium" checked={medium === name} onChange={() => setMedium(name)} /> {name}
        </label>
      ))}
      <p>Chosen: {medium}</p>
    </section>
  )
}

export function Regions() {
  const [region, setRegion] = useState('1')
  return (
    <section>
      <select aria-label="Nationality" value={region} onChange={({ target }) => setRegion(target.value)}>
        <option value="1">Australia</option>
        <option value="3">Ireland</option>
        <option value="4">Japan</option>
      </select>
      <p>Region: {region}</p>
    </section>
  )
}

export function Kinds() {
  const [selected, setSelected] = useState(0)
  const labels = ['Commercial', 'Narration', 'Character']
  return (
    <section>
      <Tabs
        variant="strip"
        id="kinds"
        name="Kinds"
        labels={labels}
        selected={selected}
        panelId={() => 'kind'}
        onSelect={setSelected}
      />
      <p id="kind">Heard: {labels[selected]}</p>
    </section>
  )
}

export function Questions() {
  const isHydrated = useHydrated()
  return (
    <section>
      <details>
        <summary>What does it cost?</summary>
        <p>That depends.</p>
      </details>
      <details>
        <summary>How long does it take?</summary>
        <p>Five hours.</p>
      </details>
      <button type="button">Open all</button>
      {isHydrated && 'hydrated'}
    </section>
  )
}

/** A link that hydration replaces by a button. */
export function Help() {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  if (!isHydrated) {
    return (
      <a href="#help" data-act="press">
        Help
      </a>
    )
  }
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {isOpen ? 'Here it is' : 'Help'}
    </button>
  )
}

/** A form that works without code. */
export function Search() {
  return (
    <form action="/search">
      <button type="submit">Search</button>
    </form>
  )
}

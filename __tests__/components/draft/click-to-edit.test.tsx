/** @jest-environment jsdom */
/** In the Studio's preview a click opens the field below the pointer while Edit is on, with Sanity's own overlay (B320). */
import { createOverlayController, type OverlayMsg } from '@sanity/visual-editing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useClickToEdit } from '@/components/draft/click-to-edit'
import { editTargets } from '@/components/draft/edit-targets'
import { WordTargets } from '@/components/draft/word-targets'
import { PageFrame } from '@/components/frame/page-frame'
import { Sections } from '@/components/sections'
import { typical as promoBanner } from '@/components/sections/promo-banner/fixtures'
import { contentAction, contentLink } from '@/lib/content/fixtures'
import type { Page } from '@/lib/content/section-types'
import { EditContext } from '@/lib/contexts/edit-context'
import { installMedia } from '../../helpers/data/media'
import { sectionFixture, sectionTypes } from '../../helpers/data/section-fixtures'
import { installView } from '../../helpers/dom/in-view'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderIslands } from '../../helpers/page/page'

const draft = {
  projectId: 'localdemo',
  dataset: 'production',
  studioUrl: '/studio',
  document: { id: 'page', type: 'page' },
}

/** What a press of which opens, plays, chooses or leads somewhere for visitors. */
const CONTROLS = ['a[href]', 'button', 'select', 'input', 'textarea', 'summary', 'video', 'audio', '[role=tab]']

/** Ends what an editor has opened with Edit off, is for machines, or leads past what everybody sees. */
const NOT_OF_EDITORS = '[data-act=close], [name=subject], [href="#main"]'

let overlay: ReturnType<typeof createOverlayController> | undefined
/** Where the editor was led to. */
let opened: string[] = []
let enquiries = 0

function Preview({ sections }: { sections: Page['sections'] }) {
  useClickToEdit(true)
  return (
    <EditContext value={editTargets(draft)}>
      <PageFrame showStatistics showLogos>
        <Sections page={{ title: 'The page', sections }} />
      </PageFrame>
      <WordTargets draft={draft} />
    </EditContext>
  )
}

/** A preview with Edit on. */
async function openPreview(sections: Page['sections']): Promise<void> {
  await renderIslands(<Preview sections={sections} />, { onEnquiry: () => (enquiries += 1) })
  await screen.findByRole('contentinfo')
  // Words are marked a moment after the page has changed, elements are in view after another.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  const overlayElement = document.createElement('sanity-visual-editing')
  document.documentElement.append(overlayElement)
  overlay = createOverlayController({
    handler: (message: OverlayMsg) => {
      if (message.type === 'element/click' && 'path' in message.sanity) opened.push(message.sanity.path)
    },
    overlayElement,
    inFrame: true,
    inPopUp: false,
    optimisticActorReady: true,
  })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

beforeAll(() => {
  // jsdom has no layout: nothing changes its size.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
})

beforeEach(() => {
  installMedia()
  installView()
  setMedia('prefers-reduced-motion')
  window.fetch = () => new Promise(() => undefined)
  opened = []
  enquiries = 0
})

afterEach(() => {
  overlay?.destroy()
  document.querySelector('sanity-visual-editing')?.remove()
})

const quote = contentLink({ kind: 'quote', quoteAbout: 'Jingles' })
const promo = { ...promoBanner, actions: [contentAction('Ask for a price', quote)] }

test('a button that opens the quote window opens its field instead (B320)', async () => {
  await openPreview([promo])
  for (const press of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a price' }))
    expect(opened).toHaveLength(press)
  }
  expect(opened[0]).toBe('sections[_key=="promo"].actions:Ask for a price')
  expect(enquiries).toBe(0)
})

test('with Edit off it does what it does for visitors (B320)', async () => {
  await openPreview([promo])
  act(() => overlay?.deactivate())
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a price' }))
  expect([opened, enquiries]).toEqual([[], 1])
})

test('every control of every section and of the frame edits (B320)', async () => {
  await openPreview(sectionTypes.map((type) => ({ ...sectionFixture(type), _key: type })))
  const controls = Array.from(document.querySelectorAll<HTMLElement>(CONTROLS.join())).filter(
    (control) => !control.matches(NOT_OF_EDITORS),
  )
  expect(controls.length).toBeGreaterThan(60)
  const others = controls.filter((control) => {
    const before = opened.length
    const isLeftToPage = fireEvent.click(control)
    return isLeftToPage || opened.length !== before + 1
  })
  expect(others.map(({ outerHTML }) => outerHTML.slice(0, 300))).toEqual([])
  expect(enquiries).toBe(0)
})

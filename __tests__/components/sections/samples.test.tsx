/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Samples from '@/components/sections/samples'
import { comparison, sample, typical } from '@/components/sections/samples/fixtures'
import { WITHOUT_JAVASCRIPT } from '@/components/sections/samples/sample-list'
import type { SectionOf } from '@/lib/content/section-types'
import { type FakeMedia, installMedia, settle } from '../../helpers/data/media'
import { renderOnPage } from '../../helpers/page/page'
import { pageProps } from '../../helpers/page/page-props'
import { serverHtml } from '../../helpers/page/served-island'

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
})

function show(section: SectionOf<'samples'>) {
  return renderOnPage(<Samples section={section} />)
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const loadMore = () => screen.queryByRole('button', { name: 'Load more' })

test('shows the first samples in order, with text', () => {
  show(typical)
  expect(screen.getByRole('region', { name: 'Listen to samples of our work' })).toHaveAttribute(
    'id',
    'listen-to-samples-of-our-work',
  )
  expect(titles()).toEqual(['Sunny Side', 'Harbour Lights'])
  expect(screen.getByText('A whistled hook.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Get a quick quote' })).toBeInTheDocument()
})

test.each(['rows', 'cards'] as const)(
  '%s: a few sentences of a recording are shown, and more than that opens (B758)',
  async (layout) => {
    const long = 'And then there was another sentence. '.repeat(10).trim()
    const samples = [
      sample('short', 'Short', { transcript: 'Mind the step.\nThank you.' }),
      sample('long', 'Long', { transcript: long }),
      sample('none', 'Music'),
    ]
    show({ ...typical, samples, initialCount: 3, layout })
    expect(screen.getByText(/^Mind the step\.\s+Thank you\.$/)).toBeVisible()
    const words = screen.getByText(long)
    expect(words).not.toBeVisible()
    await userEvent.click(screen.getByText('Read what is said'))
    expect(words).toBeVisible()
  },
)

test('Load more without further samples reveals nothing, announces it and disappears (B93)', async () => {
  show({ ...typical, initialCount: 3 })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(titles()).toHaveLength(3)
  expect(loadMore()).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('All samples shown')
  expect(screen.getByRole('status')).toHaveFocus()
})

const twelve = Array.from({ length: 12 }, (_, index) =>
  sample(`j${index}`, `Jingle ${index + 1}`, { eyebrow: `Cheerful, ${100 + index} bpm` }),
)
const jingles: SectionOf<'samples'> = { ...typical, samples: twelve, initialCount: 6, layout: 'cards' }

const repairs: SectionOf<'samples'> = { ...typical, samples: [comparison('hum', 'Hum'), comparison('wind', 'Wind')] }
const part = (name: string) => screen.getByRole('button', { name })
const state = () => screen.getByLabelText<HTMLVideoElement>('Hum')

test('the playing part can be paused by its own button, and stops when another film starts', async () => {
  show(repairs)
  await userEvent.click(part('Before: Hum'))
  await act(() => state().play())
  await settle()
  await userEvent.click(part('Before: Hum'))
  await settle()
  expect(media.playing()).toEqual([])
  expect(part('Before: Hum')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(part('Before: Hum'))
  await settle()
  expect(media.playing()).toEqual([state()])
  await userEvent.click(part('After: Wind'))
  await act(() => screen.getByLabelText<HTMLVideoElement>('Wind').play())
  await settle()
  expect(media.playing()).toEqual([screen.getByLabelText('Wind')])
  expect(part('Before: Hum')).toHaveAttribute('aria-pressed', 'false')
})

test('the still of a comparison plays it from the beginning and focuses the film', async () => {
  show(repairs)
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Hum' }))
  expect(state()).toHaveFocus()
  await act(() => state().play())
  await settle()
  expect(part('Before: Hum')).toHaveAttribute('aria-pressed', 'true')
})

test('shows six cards, then six more; each has a player without download or speed control (B94, B95)', async () => {
  show(jingles)
  expect(titles()).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(titles()).toHaveLength(12)
  expect(screen.getAllByRole('listitem')[6]).toHaveFocus()
  for (const [index, item] of screen.getAllByRole('listitem').entries()) {
    const card = within(item)
    expect(card.getByText(`Cheerful, ${100 + index} bpm`)).toBeInTheDocument()
    expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      `Play Jingle ${index + 1}`,
    ])
    expect(card.getByRole('slider', { name: `Position in Jingle ${index + 1}` })).toBeInTheDocument()
    expect(card.queryByRole('link')).toBeNull()
    expect(card.queryByRole('combobox')).toBeNull()
  }
})

test('its styles without JavaScript are for the head of the page, the one place in which HTML allows them', () => {
  const section = { ...typical, initialCount: 1 }
  const container = document.createElement('div')
  container.append(serverHtml(<Samples section={section} />, { name: 'samples', page: pageProps() }))
  expect(container.querySelector('style')).toBeNull()
  const hidden = container.querySelectorAll('[hidden]')
  expect(hidden).not.toHaveLength(0)
  const [selector = ''] = WITHOUT_JAVASCRIPT.split('{')
  for (const element of hidden) expect(element.matches(selector)).toBe(true)
})

/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Benefits from '@/components/sections/benefits'
import * as benefits from '@/components/sections/benefits/fixtures'
import MediaFeature from '@/components/sections/media-feature'
import * as mediaFeature from '@/components/sections/media-feature/fixtures'
import PromoBanner from '@/components/sections/promo-banner'
import * as promoBanner from '@/components/sections/promo-banner/fixtures'
import Steps from '@/components/sections/steps'
import * as steps from '@/components/sections/steps/fixtures'
import { renderOnPage } from '../../helpers/page'

test('steps are rendered in order', () => {
  renderOnPage(<Steps section={steps.typical} />)
  const region = screen.getByRole('region', { name: 'How we craft your audio' })
  expect(region).toHaveAttribute('id', 'how-we-craft-your-audio')
  expect(
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Send a short brief', 'Choose the voice', 'We record and produce', 'Get your audio'])
  expect(within(region).getAllByRole('listitem')).toHaveLength(4)
})

test('a promo banner links to its target', () => {
  renderOnPage(<PromoBanner section={promoBanner.typical} />)
  expect(
    screen.getByRole('heading', { level: 2, name: 'Your first project may come with $300 off' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See what agencies get' })).toHaveAttribute('href', '/for-agencies')
  expect(screen.getByRole('link', { name: 'Read the credit terms' })).toHaveAttribute(
    'href',
    '/terms-conditions#credit',
  )
})

test('a feature links to its page, opens the quote dialog and lists its points', async () => {
  const onQuote = jest.fn()
  renderOnPage(<MediaFeature section={mediaFeature.typical} />, { onQuote })
  expect(screen.getByRole('link', { name: 'How directed sessions work' })).toHaveAttribute(
    'href',
    '/services/directed-sessions',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Runs over an audio call',
    'Feedback between takes',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Book a directed session' }))
  expect(onQuote.mock.calls[0]?.[0]).toMatchObject({ title: 'Book a session' })
})

test('benefits without a heading keep the heading order', () => {
  renderOnPage(<Benefits section={{ ...benefits.typical, heading: '' }} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Priority Service' })).toBeInTheDocument()
})

test('benefits are tiles in order; one without a title is left out', () => {
  const [first] = benefits.typical.items
  if (!first) throw new Error('The fixture has benefits')
  const items = [{ ...first, _key: 'bare', title: '' }, ...benefits.typical.items]
  renderOnPage(<Benefits section={{ ...benefits.typical, layout: 'tiles', items }} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    benefits.typical.items.map(({ title }) => title),
  )
})

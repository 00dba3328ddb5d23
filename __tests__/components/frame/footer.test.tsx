/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Footer from '@/components/frame/footer'
import PromoVideo from '@/components/frame/footer/promo-video'
import { renderOnPage } from '../../helpers/page/page'

const footer = () => within(screen.getByRole('contentinfo'))

test('shows three studios, postal address, hours and contact details', () => {
  renderOnPage(<Footer />)
  for (const town of ['Launceston', 'Devonport', 'Sydney']) {
    expect(footer().getByRole('heading', { name: town })).toBeInTheDocument()
  }
  expect(footer().getByText(/PO Box 1/)).toBeInTheDocument()
  expect(footer().getByText('9am-5pm AEST, Monday to Friday')).toBeInTheDocument()
  expect(footer().getByRole('link', { name: '1300 111 222' })).toHaveAttribute('href', 'tel:+611300111222')
  expect(footer().getByRole('link', { name: 'hello@wattle.test' })).toHaveAttribute('href', 'mailto:hello@wattle.test')
})

test('shows registration numbers, the current year, social links and site links', () => {
  renderOnPage(<Footer />)
  expect(footer().getByText('ABN 00 000 000 000')).toBeInTheDocument()
  const year = new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone: 'Australia/Sydney' }).format()
  expect(footer().getByText(`© ${year} Wattle Audio Pty Ltd`)).toBeInTheDocument()
  const vimeo = footer().getByRole('link', { name: 'Vimeo (opens in a new tab)' })
  expect(vimeo).toHaveAttribute('target', '_blank')
  expect(vimeo.getAttribute('rel')).toContain('noopener')
  const navigation = within(footer().getByRole('navigation', { name: 'Footer' }))
  expect(navigation.getByRole('link', { name: 'Our team' })).toHaveAttribute('href', '/our-team')
})

test('fetches the film only when it is pressed, and offers its transcript', async () => {
  const { container } = renderOnPage(<PromoVideo />)
  expect(container.querySelector('video')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Wattle in ten seconds' }))
  const video = container.querySelector('video')
  expect(video).toHaveAttribute('src', 'http://lake.test/files/p/d/3.mp4')
  expect(video).toHaveAttribute('controls')
  expect(screen.getByText('A voice says hello.')).toBeInTheDocument()
})

test('renders without the optional settings', () => {
  renderOnPage(<Footer />, {
    settings: {
      phone: null,
      email: null,
      offices: [],
      postalAddress: null,
      promoVideo: null,
      footerNavigation: [],
      socialLinks: [],
      copyright: null,
      legalName: null,
    },
  })
  expect(footer().getByText(/^© \d{4} Wattle Audio$/)).toBeInTheDocument()
  expect(footer().queryByRole('button')).toBeNull()
})

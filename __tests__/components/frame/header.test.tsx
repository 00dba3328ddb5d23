/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageFrame } from '@/components/frame/page-frame'
import { navigationLine } from '@/lib/content/fixtures'
import { frameSettings } from '../../helpers/data/frame-settings'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderIslands } from '../../helpers/page/page'

function renderFrame(options: Parameters<typeof renderIslands>[1] = {}) {
  return renderIslands(
    <PageFrame showStatistics={false} showLogos={false}>
      <h1>The page</h1>
    </PageFrame>,
    options,
  )
}

const banner = () => within(screen.getByRole('banner'))
const mainNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }))

beforeEach(() => setMedia('min-width: 64rem'))

test('has a skip link to the content', async () => {
  await renderFrame()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'The page' }))
})

test('shows phone, job portal and quote button', async () => {
  const onEnquiry = jest.fn()
  await renderFrame({ onEnquiry })
  const phones = banner().getAllByRole('link', { name: '1300 111 222' })
  expect(phones.map((phone) => phone.getAttribute('href'))).toContain('tel:+611300111222')
  // In the line above the bar, and in the menu of small screens.
  for (const portal of banner().getAllByRole('link', { name: 'My Jobs (opens in a new tab)' })) {
    expect(portal).toHaveAttribute('href', 'https://jobs.wattle.test/')
    expect(portal).toHaveAttribute('target', '_blank')
    expect(portal.getAttribute('rel')).toContain('noopener')
  }
  await userEvent.click(banner().getByRole('button', { name: /^Get a quick quote, / }))
  expect(onEnquiry).toHaveBeenCalledTimes(1)
})

test('the accessible name of the quote button holds both visible texts (B146)', async () => {
  await renderFrame()
  const button = banner().getByRole('button', { name: /^Get a quick quote, / })
  expect(within(button).getByText('Avg. <1 hr turnaround')).toBeInTheDocument()
  expect(within(button).getByText('Avg. <1 hr response')).toBeInTheDocument()
})

test('an entry without its own page is the button itself', async () => {
  await renderFrame()
  await userEvent.click(mainNavigation().getByRole('button', { name: 'About' }))
  expect(mainNavigation().getByRole('link', { name: 'Our story' })).toBeVisible()
})

test("the entry's own page is the first line of its menu (B192)", async () => {
  await renderFrame()
  const toggle = mainNavigation().getByRole('button', { name: 'Services' })
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const lines = within(mainNavigation().getByRole('button', { name: 'Services' }).closest('li') ?? document.body)
  expect(lines.getAllByRole('link').map((line) => line.getAttribute('href'))).toEqual([
    '/services',
    '/services/jingles',
    '/services/podcasts',
  ])
  // Without a page of its own an entry has the lines only.
  const about = within(mainNavigation().getByRole('button', { name: 'About' }).closest('li') ?? document.body)
  await userEvent.click(mainNavigation().getByRole('button', { name: 'About' }))
  expect(about.getAllByRole('link').map((line) => line.getAttribute('href'))).toEqual(['/our-story'])
  // One menu is open at a time.
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('an own page that a line leads to already is no line of its own', async () => {
  const settings = frameSettings()
  const [, services] = settings.navigation
  if (!services) throw new Error('no such entry')
  const navigation = [{ ...services, children: [...services.children, navigationLine('All services', '/services')] }]
  await renderFrame({ settings: { ...settings, navigation } })
  await userEvent.click(mainNavigation().getByRole('button', { name: 'Services' }))
  expect(mainNavigation().queryByRole('link', { name: 'Services' })).toBeNull()
  expect(mainNavigation().getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services')
})

test('Arrow down opens a menu and goes to its first line', async () => {
  const user = userEvent.setup()
  await renderFrame()
  act(() => mainNavigation().getByRole('button', { name: 'Services' }).focus())
  await user.keyboard('{ArrowDown}')
  expect(mainNavigation().getByRole('link', { name: 'Services' })).toHaveFocus()
})

test('a menu works by keyboard, and Escape returns to its button', async () => {
  const user = userEvent.setup()
  await renderFrame()
  const toggle = mainNavigation().getByRole('button', { name: 'Services' })
  act(() => toggle.focus())
  await user.keyboard('{Enter}')
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  await user.tab()
  expect(mainNavigation().getByRole('link', { name: 'Jingles' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
})

test('a menu closes when the focus leaves it', async () => {
  const user = userEvent.setup()
  await renderFrame()
  const toggle = mainNavigation().getByRole('button', { name: 'Services' })
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  for (const _ of ['Services', 'Jingles', 'Podcasts', 'About']) await user.tab()
  expect(mainNavigation().getByRole('button', { name: 'About' })).toHaveFocus()
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('a menu closes on a press elsewhere', async () => {
  const user = userEvent.setup()
  await renderFrame()
  const toggle = mainNavigation().getByRole('button', { name: 'Services' })
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('heading', { name: 'The page' }))
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

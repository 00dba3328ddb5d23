import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Actions } from '@/components/ui/actions'
import { contentAction, contentLink, pageLink } from '@/lib/content/fixtures'
import { renderOnPage } from '../../helpers/page'

test('a page link stays on the site', () => {
  renderOnPage(<Actions actions={[contentAction('See services', pageLink('/services', 'eight'))]} />)
  const link = screen.getByRole('link', { name: 'See services' })
  expect(link).toHaveAttribute('href', '/services#eight')
  expect(link).not.toHaveAttribute('target')
})

test('an external link opens in a new tab, safely, and says so', () => {
  const link = contentLink({ kind: 'external', url: 'https://example.com/jobs' })
  renderOnPage(<Actions actions={[contentAction('Sign in', link)]} />)
  const element = screen.getByRole('link', { name: 'Sign in (opens in a new tab)' })
  expect(element).toHaveAttribute('href', 'https://example.com/jobs')
  expect(element).toHaveAttribute('target', '_blank')
  expect(element.getAttribute('rel')).toContain('noopener')
})

test('a quote action opens the quote modal with its own texts', async () => {
  const onQuote = jest.fn()
  const link = contentLink({ kind: 'quote', quoteTitle: 'Claim the credit', quoteBrief: 'I heard of the credit.' })
  renderOnPage(<Actions actions={[contentAction('Enquire now', link)]} />, { onQuote })
  await userEvent.click(screen.getByRole('button', { name: 'Enquire now' }))
  expect(onQuote.mock.calls[0]?.[0]).toEqual({
    title: 'Claim the credit',
    subtitle: undefined,
    brief: 'I heard of the credit.',
  })
})

test('actions that lead nowhere or somewhere unsafe are not shown', () => {
  renderOnPage(
    <Actions
      actions={[
        contentAction('Unpublished', contentLink({ kind: 'page' })),
        contentAction('Unsafe', contentLink({ kind: 'external', url: 'javascript:alert(1)' })),
      ]}
    />,
  )
  expect(screen.queryByText('Unpublished')).toBeNull()
  expect(screen.queryByText('Unsafe')).toBeNull()
})

/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import EnquiryFormSection from '@/components/sections/enquiry-form'
import { longest, minimal, typical } from '@/components/sections/enquiry-form/fixtures'
import { field, renderSite } from '../../helpers/enquiry-site'
import { renderOnPage } from '../../helpers/page'
import { quoteFormTexts } from '../../helpers/settings'

test.each([typical, minimal, longest])('$_key names its form by its heading', (section) => {
  renderSite(<EnquiryFormSection section={section} />)
  const form = screen.getByRole('form', { name: section.heading })
  expect(screen.getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument()
  for (const name of ['Name', 'Phone', 'Business E-mail', 'Brief']) expect(field(name, form)).toBeInTheDocument()
  if (section.subheading) expect(screen.getByText(section.subheading.trim())).toBeInTheDocument()
})

test('shows its own promise, else that of the site settings (B23)', () => {
  const settings = { quoteForm: quoteFormTexts({ nextSteps: ['We answer.'] }) }
  const { unmount } = renderOnPage(<EnquiryFormSection section={typical} />, { settings })
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '1A person reads it.',
    '2You get a price.',
    '3No work starts until you say yes.',
  ])
  unmount()
  renderOnPage(<EnquiryFormSection section={minimal} />, { settings })
  expect(screen.getByRole('listitem', { hidden: true })).toHaveTextContent('1We answer.')
})

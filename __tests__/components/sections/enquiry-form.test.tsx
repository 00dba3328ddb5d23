/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import EnquiryFormSection from '@/components/sections/enquiry-form'
import { typical } from '@/components/sections/enquiry-form/fixtures'
import { quoteFormTexts } from '../../helpers/data/settings'
import { renderOnPage } from '../../helpers/page/page'
import { field, renderSite } from '../../helpers/servers/enquiry-site'

test('names its form by its heading', () => {
  renderSite(<EnquiryFormSection section={typical} />)
  const form = screen.getByRole('form', { name: typical.heading })
  for (const name of ['Name', 'Phone', 'Business E-mail', 'Brief']) expect(field(name, form)).toBeInTheDocument()
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
  renderOnPage(<EnquiryFormSection section={{ ...typical, nextSteps: [] }} />, { settings })
  expect(screen.getByRole('listitem', { hidden: true })).toHaveTextContent('1We answer.')
})

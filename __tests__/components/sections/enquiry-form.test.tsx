import { screen } from '@testing-library/react'
import EnquiryFormSection from '@/components/sections/enquiry-form'
import { longest, minimal, typical } from '@/components/sections/enquiry-form/fixtures'
import { field, renderSite } from '../../helpers/enquiry-site'

test.each([typical, minimal, longest])('$_key names its form by its heading', (section) => {
  renderSite(<EnquiryFormSection section={section} />)
  const form = screen.getByRole('form', { name: section.heading })
  expect(screen.getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument()
  for (const name of ['Name', 'Phone', 'Business E-mail', 'Brief']) expect(field(name, form)).toBeInTheDocument()
  if (section.subheading) expect(screen.getByText(section.subheading.trim())).toBeInTheDocument()
})

/** A page with the enquiry dialog and two buttons that open it, of which nothing is hydrated. */
import { screen } from '@testing-library/react'
import EnquiryDialog from '@/components/enquiry/dialog/dialog-island'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import './runtime'
import { pageProps } from './page-props'
import { addIsland, servePage, start } from './runtime-page'

export const RUBY = { about: 'Ruby', brief: 'Voice: Ruby' }
export const FLINT = { about: 'Flint', brief: 'Voice: Flint' }

/** Puts two quote buttons and the dialog on the page. Once for each test file, because a hydrated island stays on the page. */
export function serveEnquiry() {
  servePage(pageProps())
  addIsland(<EnquiryButton request={RUBY}>Ruby</EnquiryButton>, { name: 'buttons' })
  addIsland(<EnquiryButton request={FLINT}>Flint</EnquiryButton>, { name: 'buttons' })
  const island = addIsland(<EnquiryDialog />, { name: 'enquiry-dialog' })
  const dialog = island.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog')
  start()
  return { island, dialog }
}

export const press = (name: string) => screen.getByRole('button', { name }).click()
export const brief = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Brief' })
/** What the dialog says the enquiry is about. */
export const about = (subject: string) => screen.getByText(subject, { selector: '[data-enquiry-text]' })

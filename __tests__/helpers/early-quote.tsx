/** A page with the quote dialog and two buttons that open it, of which nothing is hydrated. */
import { screen } from '@testing-library/react'
import { QuoteButton } from '@/components/quote/quote-button'
import QuoteDialog from '@/components/quote/quote-dialog'
import './core'
import { addIsland, servePage, start } from './core-page'
import { pageProps } from './page-props'

export const RUBY = { about: 'Ruby', brief: 'Voice: Ruby' }
export const FLINT = { about: 'Flint', brief: 'Voice: Flint' }

/** Puts two quote buttons and the dialog on the page. Once for each test file, because a hydrated island stays on the page. */
export function serveQuote() {
  servePage(pageProps())
  addIsland(<QuoteButton request={RUBY}>Ruby</QuoteButton>, { name: 'buttons' })
  addIsland(<QuoteButton request={FLINT}>Flint</QuoteButton>, { name: 'buttons' })
  const island = addIsland(<QuoteDialog />, { name: 'quote' })
  const dialog = island.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog')
  start()
  return { island, dialog }
}

export const press = (name: string) => screen.getByRole('button', { name }).click()
export const brief = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Brief' })
/** What the dialog says the enquiry is about. */
export const about = (subject: string) => screen.getByText(subject, { selector: '[data-quote-text]' })

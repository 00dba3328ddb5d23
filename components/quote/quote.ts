/** The site's one quote dialog, opened from anywhere. Its code is loaded on the first sign of interest. */
import { useContext } from 'react'
import { enquiryUrl } from '@/lib/enquiry/protocol'
import { createEnquirySession } from './enquiry-session'
import { type Quote, QuoteContext } from './quote-context'

const session = createEnquirySession()

async function loadDialog(): Promise<Quote> {
  const { mountQuoteDialog } = await import(/* webpackPrefetch: true */ './quote-host')
  return mountQuoteDialog(session)
}

export const quote: Quote = {
  session,
  preload() {
    // Ignore a failure: opening the dialog retries.
    loadDialog().then(
      (dialog) => dialog.preload(),
      () => undefined,
    )
  },
  open(request = {}, from) {
    const { activeElement } = document
    const opener = from ?? (activeElement instanceof HTMLElement ? activeElement : undefined)
    loadDialog().then(
      (dialog) => dialog.open(request, opener),
      () => window.location.assign(enquiryUrl(request.brief)),
    )
  },
}

export function useQuote(): Quote {
  return useContext(QuoteContext) ?? quote
}

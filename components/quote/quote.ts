/** The site's one quote dialog, opened from anywhere. Its code is loaded on the first sign of interest. */
import { pageData } from '@/components/island/page-data'
import { enquiryUrl } from '@/lib/enquiry/protocol'
import { isSiteReachable } from '@/lib/enquiry/site-reachable'
import { showOfflineMessage } from './offline-message'
import type { Quote, QuoteRequest } from './quote-request'
import { DEFAULT_QUOTE_TITLE } from './quote-texts'

async function loadDialog(): Promise<Quote> {
  const [{ mountQuoteDialog }] = await Promise.all([import('./quote-root'), pageData()])
  return mountQuoteDialog()
}

/** The site responds, but its code cannot be fetched: the form's own page needs none. */
async function handleUnavailable(request: QuoteRequest, opener: HTMLElement): Promise<void> {
  if (await isSiteReachable()) {
    window.location.assign(enquiryUrl(request.brief))
    return
  }
  showOfflineMessage(request.title || DEFAULT_QUOTE_TITLE, () => quote.open(request, opener))
}

/** Call it on hover, focus and touch. A failure is ignored: opening the dialog retries. */
export function preloadQuote(): void {
  loadDialog().catch(() => undefined)
}

export const quote: Quote = {
  open(request, opener) {
    loadDialog().then(
      (dialog) => dialog.open(request, opener),
      () => void handleUnavailable(request, opener),
    )
  },
}

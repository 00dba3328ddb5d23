/** Adds the quote dialog to the page, in a React root of its own. */
import { useContext, useLayoutEffect } from 'react'
import { mountAtEnd } from '@/components/island/mount'
import { type Quote, QuoteContext } from './quote-context'
import { QuoteProvider } from './quote-provider'

function Connect({ onReady }: { onReady: (quote: Quote) => void }): null {
  const quote = useContext(QuoteContext)
  useLayoutEffect(() => {
    if (quote) onReady(quote)
  }, [quote, onReady])
  return null
}

let mounted: Promise<Quote> | undefined

/** Mounts the dialog, closed, at the first call. */
export function mountQuoteDialog(): Promise<Quote> {
  mounted ??= new Promise((resolve) => {
    mountAtEnd(
      <QuoteProvider>
        <Connect onReady={resolve} />
      </QuoteProvider>,
    )
  })
  return mounted
}

/**
 * A button that opens the quote modal.
 *
 * It is the submit button of a small form that leads to the enquiry page, so it works without JavaScript, before
 * hydration and when the modal's chunk cannot be fetched.
 */
import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
import type { QuoteRequest } from './quote-request'
import { useQuoteOpener } from './use-quote-opener'

type QuoteButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & { request?: QuoteRequest }

export function QuoteButton({ request, ...props }: QuoteButtonProps) {
  const { brief, opener } = useQuoteOpener(request)
  return (
    <chakra.form action={ENQUIRY_PATH} method="get" display="contents">
      {brief && <input type="hidden" name="brief" value={brief} />}
      <Button {...props} {...opener} type="submit" />
    </chakra.form>
  )
}

/**
 * A button that opens the quote modal.
 *
 * It is the submit button of a small form that leads to the enquiry page, so it works without JavaScript, before
 * hydration and when the modal's chunk cannot be fetched.
 */
import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
import { quote } from './quote'
import { type QuoteRequest, quoteAttribute } from './quote-request'
import { useRequest } from './use-request'

type QuoteButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & { request?: QuoteRequest }

export function QuoteButton({ request: given, ...props }: QuoteButtonProps) {
  const request = useRequest(given)

  function open(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault()
    quote.open(request, event.currentTarget)
  }

  return (
    <chakra.form action={ENQUIRY_PATH} method="get" display="contents">
      {request.brief && <input type="hidden" name="brief" value={request.brief} />}
      <Button {...props} {...quoteAttribute(request)} type="submit" onClick={open} />
    </chakra.form>
  )
}

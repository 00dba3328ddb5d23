/**
 * A button that opens the enquiry dialog.
 *
 * It is the submit button of a small form that leads to the enquiry page, so it works without JavaScript, before
 * hydration and when the modal's chunk cannot be fetched.
 */
import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/controls/button'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
import type { EnquiryRequest } from './enquiry-request'
import { useEnquiryOpener } from './use-enquiry-opener'

type EnquiryButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & { request?: EnquiryRequest }

export function EnquiryButton({ request, ...props }: EnquiryButtonProps) {
  const { brief, opener } = useEnquiryOpener(request)
  return (
    <chakra.form action={ENQUIRY_PATH} method="get" display="contents">
      {brief && <input type="hidden" name="brief" value={brief} />}
      <Button {...props} {...opener} type="submit" />
    </chakra.form>
  )
}

/** Lists the errors after a refused submit, with a link to each field. Takes the focus. */
import { Box, chakra } from '@chakra-ui/react'
import type { MouseEvent, Ref } from 'react'
import { useWords } from '@/lib/contexts/words-context'
import { ENQUIRY_FIELDS, type EnquiryErrors } from '@/lib/enquiry/fields'

type ErrorSummaryProps = {
  ref: Ref<HTMLDivElement>
  /** Prefix of the fields' ids. */
  id: string
  errors: EnquiryErrors
}

/**
 * Scrolls the field with its label into view, then focuses it; the link alone would leave the label above the
 * viewport.
 */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  document.getElementById(`${field.id}-label`)?.scrollIntoView({ block: 'nearest' })
  field.focus({ preventScroll: true })
}

export function ErrorSummary({ ref, id, errors }: ErrorSummaryProps) {
  const words = useWords('enquiry')
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-summary`}
      role="group"
      border="2px solid {colors.error}"
      borderRadius="field"
      px="4"
      py="3"
      mb="5"
    >
      <div role="alert">
        <chakra.p id={`${id}-summary`} fontWeight="700" mb="1">
          {words.enquiry.problems}
        </chakra.p>
        <ul>
          {ENQUIRY_FIELDS.filter((field) => errors[field]).map((field) => (
            <chakra.li key={field} textStyle="small">
              <chakra.a
                href={`#${id}-${field}`}
                onClick={goToField}
                display="inline-block"
                minHeight="6"
                color="error"
                fontWeight="600"
              >
                {errors[field]}
              </chakra.a>
            </chakra.li>
          ))}
        </ul>
      </div>
    </Box>
  )
}

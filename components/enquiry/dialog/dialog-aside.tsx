/** Beside the form in the modal: guarantees, next steps and contact. */
import { Box, chakra } from '@chakra-ui/react'
import { ContactLinks } from '@/components/enquiry/form/form-notes'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { OpeningStatus } from './opening-status'

const Bar = chakra('span', { base: { width: '1.5', borderRadius: 'pill', bg: 'ochre' } })

/** Bar heights of a waveform, in per cent. It grows with the form, so that the column beside a long brief is not empty. */
const WAVE = [25, 55, 85, 45, 70, 30, 60, 100, 75, 35, 50, 20]

export function EnquiryAside() {
  const edit = useEdit()
  const { promise, nextSteps, talkHeading } = useSettings().quoteForm
  const { phone, email, openingHours } = useSettings()
  return (
    <Box
      data-tone="ink"
      bg="ink"
      color="cream"
      px={{ base: '5', sm: '8' }}
      pt={{ base: '7', md: '16' }}
      pb={{ base: '9', md: '8' }}
      display="flex"
      flexDirection="column"
      gap="7"
      {...edit('quoteForm')}
    >
      <Box
        aria-hidden
        display="flex"
        alignItems="center"
        gap="1.5"
        flex={{ md: '1' }}
        minHeight="10"
        maxHeight={{ base: '10', md: '18rem' }}
        height={{ base: '10', md: 'auto' }}
      >
        {WAVE.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <Bar key={index} style={{ height: `${height}%` }} />
        ))}
      </Box>
      {promise && (
        <chakra.p fontFamily="display" fontWeight="700" fontSize="1.5rem" lineHeight="1.2" letterSpacing="-0.01em">
          {promise}
        </chakra.p>
      )}
      {nextSteps.length > 0 && (
        <chakra.ol display="grid" gap="3">
          {nextSteps.map((step, index) => (
            <chakra.li key={step} display="grid" gridTemplateColumns="1.75rem minmax(0, 1fr)" textStyle="small">
              <chakra.span color="ochre" fontWeight="700" aria-hidden>
                {index + 1}
              </chakra.span>
              {step}
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      <Box mt={{ md: 'auto' }} pt="5" borderTop="1px solid {colors.line}" display="grid" justifyItems="start">
        <Box display={{ base: 'none', md: 'grid' }} justifyItems="start">
          <chakra.p fontWeight="600">{talkHeading}</chakra.p>
          <ContactLinks phone={phone} email={email} />
        </Box>
        {openingHours && (
          <chakra.p textStyle="small" color="muted" mt="1">
            {openingHours}
          </chakra.p>
        )}
        <OpeningStatus />
      </Box>
    </Box>
  )
}

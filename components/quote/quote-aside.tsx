/** Beside the form in the modal: guarantees, next steps and contact. */
import { Box, chakra } from '@chakra-ui/react'
import { useSettings } from '@/components/settings/settings-context'
import { ContactLinks } from './form-notes'
import { useQuoteTexts } from './quote-texts'

const Bar = chakra('span', { base: { width: '4px', borderRadius: 'pill', bg: 'ochre' } })

/** Bar heights of a small waveform, in pixels. */
const WAVE = [10, 22, 34, 18, 28, 12, 24, 40, 30, 14, 20, 8]

export function QuoteAside() {
  const { promise, nextSteps, talkHeading } = useQuoteTexts()
  const { phone, email, openingHours } = useSettings()
  return (
    <Box
      data-tone="ink"
      bg="ink"
      color="cream"
      px={{ base: '20px', sm: '32px' }}
      pt={{ base: '28px', md: '64px' }}
      pb={{ base: '36px', md: '32px' }}
      display="flex"
      flexDirection="column"
      gap="28px"
    >
      <Box aria-hidden display="flex" alignItems="center" gap="4px" height="40px">
        {WAVE.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <Bar key={index} style={{ height }} />
        ))}
      </Box>
      {promise && (
        <chakra.p fontFamily="display" fontWeight="700" fontSize="1.5rem" lineHeight="1.2" letterSpacing="-0.01em">
          {promise}
        </chakra.p>
      )}
      {nextSteps.length > 0 && (
        <chakra.ol display="grid" gap="12px">
          {nextSteps.map((step, index) => (
            <chakra.li key={step} display="grid" gridTemplateColumns="28px 1fr" textStyle="small">
              <chakra.span color="ochre" fontWeight="700" aria-hidden>
                {index + 1}
              </chakra.span>
              {step}
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      <Box mt={{ md: 'auto' }} pt="20px" borderTop="1px solid" borderColor="line" display="grid" justifyItems="start">
        <Box display={{ base: 'none', md: 'grid' }} justifyItems="start">
          <chakra.p fontWeight="600">{talkHeading}</chakra.p>
          <ContactLinks phone={phone} email={email} />
        </Box>
        {openingHours && (
          <chakra.p textStyle="small" color="muted" mt="4px">
            {openingHours}
          </chakra.p>
        )}
      </Box>
    </Box>
  )
}

/** The line above the header bar on wide screens: opening hours, phone and job portal. It scrolls away. */
import { Box, chakra } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { ShortlistLink } from '@/components/shortlist/shortlist-link'
import { Container } from '@/components/ui/section'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { PortalLink } from '../portal-link'

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8',
    height: '100%',
    textStyle: 'small',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      color: 'inherit',
      fontWeight: '600',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  },
})

export function UtilityLine() {
  const { openingHours, phone, portalLabel, portalUrl } = useSettings()
  const edit = useEdit()
  return (
    <Box data-tone="ink" bg="bg" color="fg" hideBelow="lg" height="headerLine">
      <Container height="100%">
        <Line>
          <Box as="span" mr="auto" color="muted" {...edit('openingHours')}>
            {openingHours}
          </Box>
          <ShortlistLink />
          {phone && (
            <a href={`tel:${phone.number}`} {...edit('phone')}>
              <Phone size={16} />
              {phone.display}
            </a>
          )}
          <PortalLink label={portalLabel} url={portalUrl} />
        </Line>
      </Container>
    </Box>
  )
}

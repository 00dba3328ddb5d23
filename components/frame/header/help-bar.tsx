/**
 * Phone and quote button. One pair of elements for all screens: in the header on wide screens, fixed to the bottom on
 * phones, where the theme reserves `--help-bar` for it.
 */
import { chakra } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { LOW_WINDOW } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'

const Help = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '5' },
    mdDown: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      height: 'var(--help-bar)',
      px: '3',
      pt: '2',
      pb: 'calc({spacing.2} + env(safe-area-inset-bottom))',
      bg: 'bg',
      borderTop: '1px solid {colors.line}',
      [LOW_WINDOW]: {
        position: 'static',
        order: '1',
        flex: '1 0 100%',
        flexWrap: 'wrap',
        height: 'auto',
        mx: '-2.5',
        px: '0',
        border: '0',
      },
    },
  },
})

const PhoneLink = chakra('a', {
  base: {
    display: { base: 'inline-flex', lg: 'none' },
    flex: { base: '1 1 auto', md: '0 0 auto' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '12',
    px: { base: '2', md: '0' },
    borderRadius: 'pill',
    border: { base: '2px solid', md: '0' },
    color: 'fg',
    fontSize: 'md',
    fontWeight: '600',
    textAlign: 'center',
    textDecoration: 'none',
    '& svg': { flexShrink: '0', '@media (max-width: 22.4975rem)': { display: 'none' } },
  },
})

const Wide = chakra('span', { base: { display: { base: 'none', lg: 'inline' } } })
const Narrow = chakra('span', { base: { display: { base: 'inline', lg: 'none' } } })

export function HelpBar() {
  const { phone, quoteButton } = useSettings()
  const edit = useEdit()
  return (
    <Help>
      {phone && (
        <PhoneLink href={`tel:${phone.number}`} {...edit('phone')}>
          <Phone size={18} />
          {phone.display}
        </PhoneLink>
      )}
      {/* The hidden text comes first, so that the accessible name contains the visible text unchanged (WCAG 2.5.3). */}
      <EnquiryButton
        flex={{ base: '1 1 auto', md: '0 0 auto' }}
        px={{ base: '3', md: '4', xl: '5.5' }}
        py={{ base: '0', md: '2.5' }}
        minHeight={{ base: '12', md: 'touch' }}
        fontSize={{ base: '0.9375rem', md: '1rem' }}
        {...edit('quoteButton')}
      >
        <span>
          <VisuallyHidden>{quoteButton?.name}, </VisuallyHidden>
          <Narrow>{quoteButton?.mobileText}</Narrow>
          <Wide>{quoteButton?.desktopText}</Wide>
        </span>
      </EnquiryButton>
    </Help>
  )
}

/** Logo, social links, registration numbers and the copyright line. */
import { Box, chakra } from '@chakra-ui/react'
import { ExternalLink } from '@/components/content/content-link'
import { Logo } from '@/components/frame/logo'
import type { SiteSettings } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { copyrightLine } from '@/lib/format/locale'
import { safeHref } from '@/lib/html/safe-href'

const Ends = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '{spacing.2} {spacing.10}',
  },
})

const Social = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } })

const SocialLink = chakra(ExternalLink, {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'fg', fontWeight: '600' },
})

const Print = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1', textStyle: 'small', color: 'muted' },
})

export function SmallPrint({ settings }: { settings: SiteSettings }) {
  const { brandName, legalName, copyright, registrationNumbers, socialLinks } = settings
  const edit = useEdit()
  const words = useWords('frame')
  return (
    <Box pt={{ base: '3', md: '8' }} borderTop="1px solid {colors.line}" display="grid" gap={{ base: '2', md: '6' }}>
      <Ends>
        {/* On phones the header has it in view. */}
        <Box hideBelow="md">
          <Logo settings={settings} on="dark" height="2.125rem" />
        </Box>
        <Social {...edit('socialLinks')}>
          {socialLinks.map(({ _key, platform, url }) => {
            const href = safeHref(url)
            if (!href || !platform) return null
            return (
              <li key={_key}>
                <SocialLink href={href}>{words.frame[platform]}</SocialLink>
              </li>
            )
          })}
        </Social>
      </Ends>
      <Ends>
        {/* The year may change between the server's render and hydration. */}
        <Print suppressHydrationWarning {...edit('copyright')}>
          {copyrightLine(copyright || legalName || brandName, new Date())}
        </Print>
        <Print {...edit('registrationNumbers')}>
          {registrationNumbers.map(({ _key, label, value }) => (
            <span key={_key}>
              {label} {value}
            </span>
          ))}
        </Print>
      </Ends>
    </Box>
  )
}

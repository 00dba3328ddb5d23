/** Section with the client logos of the site settings, under its own heading or theirs. */

import { LogoStrip } from '@/components/frame/logo-strip'
import type { SectionOf } from '@/lib/content/section-types'
import { useSettings } from '@/lib/contexts/page-context'

export default function LogosSection({ section }: { section: SectionOf<'logos'> }) {
  const { clientLogos, clientLogosHeading } = useSettings()
  const { heading, tone, anchor } = section
  return <LogoStrip heading={heading || clientLogosHeading} logos={clientLogos} tone={tone} anchor={anchor} />
}

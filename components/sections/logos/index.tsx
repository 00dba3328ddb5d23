/** Section with the client logos of the site settings, under its own heading or theirs. */

import { LogoStrip } from '@/components/frame/logo-strip'
import { useSettings } from '@/components/settings/settings-context'
import type { SectionOf } from '@/lib/content/section-types'

export default function LogosSection({ section }: { section: SectionOf<'logos'> }) {
  const { clientLogos, clientLogosHeading } = useSettings()
  const { heading, tone, anchor } = section
  return <LogoStrip heading={heading || clientLogosHeading} logos={clientLogos} tone={tone} anchor={anchor} />
}

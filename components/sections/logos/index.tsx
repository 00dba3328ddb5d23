/** Section with client logos of the site settings: those chosen for this page, or all. */

import { LogoStrip } from '@/components/frame/logo-strip'
import { useSettings } from '@/components/settings/settings-context'
import { chosenByName } from '@/lib/content/chosen'
import type { SectionOf } from '@/lib/content/section-types'

export default function LogosSection({ section }: { section: SectionOf<'logos'> }) {
  const { clientLogos, clientLogosHeading } = useSettings()
  const { heading, clients, tone, anchor } = section
  const logos = chosenByName(clientLogos, clients)
  return <LogoStrip heading={heading || clientLogosHeading} logos={logos} tone={tone} anchor={anchor} />
}

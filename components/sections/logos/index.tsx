/** Section with client logos: those chosen for this page, or all. */

import { LogoStrip } from '@/components/frame/logo-strip'
import { useSettings } from '@/components/settings/settings-context'
import { chosenByName } from '@/lib/content/chosen'
import type { SectionOf } from '@/lib/content/section-types'
import { SectionKeyContext, useEdit } from '@/lib/draft/edit-context'

export default function LogosSection({ section }: { section: SectionOf<'logos'> }) {
  const { clientLogos, clientLogosHeading } = useSettings()
  const edit = useEdit()
  const { heading, clients, tone, anchor } = section
  return (
    // The logos belong to the settings, so a click in the preview opens those.
    <SectionKeyContext value={null}>
      <LogoStrip
        heading={heading || clientLogosHeading}
        logos={chosenByName(clientLogos, clients)}
        tone={tone}
        anchor={anchor}
        editing={{ band: edit(), heading: edit('heading') }}
      />
    </SectionKeyContext>
  )
}

/** Contact details in large type, one per row, separated by rules. */

import { chakra } from '@chakra-ui/react'
import { type ReactNode, useContext } from 'react'
import { ContentSection, SectionWords } from '@/components/content/content-section'
import { Columns } from '@/components/ui/section'
import { addressLines } from '@/lib/content/address'
import type { SectionOf } from '@/lib/content/section-types'
import { EditContext } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'

const Board = chakra('dl', {
  base: {
    borderTop: '2px solid {colors.fg}',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' },
      alignItems: 'baseline',
      columnGap: '6',
      rowGap: '1',
      py: '5',
      borderBottom: '1px solid {colors.line}',
    },
    '& dt': { textStyle: 'small', color: 'muted' },
    '& dd': { containerType: 'inline-size', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
})

const Large = chakra('a', {
  base: {
    display: 'inline-block',
    py: '1',
    textStyle: 'h2',
    // An address of 24 letters stays on one line.
    fontSize: 'min(7.4cqi, clamp(1.375rem, 0.9rem + 2.4vw, 2.75rem))',
    color: 'fg',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.14em',
    textDecorationColor: 'line',
    _hover: { textDecorationColor: 'fg' },
  },
})

type DetailProps = {
  /** Its name in the site settings. */
  field: 'phone' | 'email' | 'openingHours' | 'postalAddress'
  name: string
  children: ReactNode
}

/** Renders nothing for what the settings do not hold. */
function Detail({ field, name, children }: DetailProps) {
  const editSettings = useContext(EditContext)?.settings
  if (!children) return null
  return (
    <div {...editSettings?.(field)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export default function ContactDetailsSection({ section }: { section: SectionOf<'contactDetails'> }) {
  const { phone, email, openingHours, closedSoon, postalAddress } = useSettings()
  const words = useWords('content', 'frame')
  return (
    <ContentSection section={section} py="12-22">
      <Columns parts={[4, 8]} columnGap="8-20" rowGap="7">
        <div>
          <SectionWords section={section} lead={{ maxWidth: '26.7em' }} />
        </div>
        <Board>
          <Detail field="phone" name={words.content.phone}>
            {phone && <Large href={`tel:${phone.number}`}>{phone.display}</Large>}
          </Detail>
          <Detail field="email" name={words.content.email}>
            {email && <Large href={`mailto:${email}`}>{email}</Large>}
          </Detail>
          <Detail field="openingHours" name={words.content.hours}>
            {[openingHours, closedSoon && fillIn(words.frame.closed, { days: closedSoon })].filter(Boolean).join('\n')}
          </Detail>
          <Detail field="postalAddress" name={words.content.post}>
            {addressLines(postalAddress).join('\n')}
          </Detail>
        </Board>
      </Columns>
    </ContentSection>
  )
}

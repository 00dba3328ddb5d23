/** Contact details in large type, one per row, separated by rules. */

import { chakra } from '@chakra-ui/react'
import { type ReactNode, useContext } from 'react'
import { ContentSection, SectionWords } from '@/components/content/content-section'
import { useSettings } from '@/components/settings/settings-context'
import { Columns } from '@/components/ui/columns'
import type { SectionOf, SiteSettings } from '@/lib/content/section-types'
import { EditContext } from '@/lib/draft/edit-context'
import { contentWords } from '@/lib/words/content'
import { useWords } from '@/lib/words/use-words'
import type { Words } from '@/lib/words/words'

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
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
})

const Large = chakra('a', {
  base: {
    display: 'inline-block',
    py: '1',
    textStyle: 'h2',
    fontSize: 'clamp(1.375rem, 0.9rem + 2.4vw, 2.75rem)',
    color: 'fg',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.14em',
    textDecorationColor: 'line',
    _hover: { textDecorationColor: 'fg' },
  },
})

type Way = { field: 'phone' | 'email' | 'openingHours' | 'postalAddress'; name: string; value: ReactNode }

/** What the settings hold. */
function waysOf(settings: SiteSettings, words: Words<(typeof contentWords)['texts']>): Way[] {
  const { phone, email, openingHours, postalAddress } = settings
  const ways: Way[] = [
    {
      field: 'phone',
      name: words('phone'),
      value: phone && <Large href={`tel:${phone.number}`}>{phone.display}</Large>,
    },
    { field: 'email', name: words('email'), value: email && <Large href={`mailto:${email}`}>{email}</Large> },
    { field: 'openingHours', name: words('hours'), value: openingHours },
    { field: 'postalAddress', name: words('post'), value: postalAddress },
  ]
  return ways.filter(({ value }) => value)
}

export default function ContactDetailsSection({ section }: { section: SectionOf<'contactDetails'> }) {
  const editSettings = useContext(EditContext)?.settings
  const settings = useSettings()
  const words = useWords(contentWords)
  const ways = waysOf(settings, words)
  return (
    <ContentSection section={section} isEmpty={ways.length === 0} py="12-22">
      <Columns parts={[4, 8]} columnGap="8-20" rowGap="7">
        <div>
          <SectionWords section={section} lead={{ maxWidth: '40ch' }} />
        </div>
        {ways.length > 0 && (
          <Board>
            {ways.map(({ field, name, value }) => (
              <div key={field} {...editSettings?.(field)}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Board>
        )}
      </Columns>
    </ContentSection>
  )
}

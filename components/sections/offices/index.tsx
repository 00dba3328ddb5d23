/** The offices with the towns' drawings joined into one panorama, each with its address below. */

import { Box, chakra } from '@chakra-ui/react'
import { useContext } from 'react'
import { ContentImage } from '@/components/content/content-image'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { addressLines } from '@/lib/content/address'
import type { SectionOf, SiteSettings } from '@/lib/content/section-types'
import { EditContext, useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'

const Panorama = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(var(--towns), minmax(0, 1fr))' },
    rowGap: '10',
  },
})

const Town = chakra('li', {
  base: {
    display: 'grid',
    // Picture and text are separate rows, so that all drawings are aligned.
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 2' },
    rowGap: '6',
    '&:not(:last-child) > :last-child': { pr: { md: '6' } },
    '& + & > :last-child': { pl: { md: '6' }, borderLeft: { md: '1px solid' }, borderColor: { md: 'line' } },
  },
})

// The drawings need a light background.
const Drawing = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    bg: 'blush',
    p: 'clamp(0.75rem, 2vw, 1.75rem)',
    borderRadius: { base: 'card', md: '0' },
    '& img': { width: '100%', height: 'auto' },
    'li:first-child > &': { borderRadius: { md: '1rem 0 0 1rem' } },
    'li:last-child > &': { borderRadius: { md: '0 1rem 1rem 0' } },
    'li:only-child > &': { borderRadius: 'card' },
  },
})

const OfficeText = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } })

const Address = chakra('address', {
  base: {
    fontStyle: 'normal',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'link', fontWeight: '600' },
  },
})

type Office = SiteSettings['offices'][number]

const plain = (town: string) => town.trim().toLowerCase()

/** The offices of these towns, in this order; all when none are given. A town without an office is skipped. */
function officesIn(towns: readonly string[], offices: readonly Office[]): readonly Office[] {
  const wanted = [...new Set(towns.map(plain))].filter(Boolean)
  if (wanted.length === 0) return offices
  return wanted.flatMap((town) => offices.find(({ name }) => plain(name) === town) ?? [])
}

function Words({ name, region, address, phone }: Office) {
  return (
    // A heading cannot stand within an address.
    <OfficeText>
      <Box as="h3" textStyle="h2" fontSize="min(13vw, clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem))">
        {name}
      </Box>
      {region && (
        <Box as="p" color="muted" mb="4">
          {region}
        </Box>
      )}
      <Address>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone && <a href={`tel:${phone.number}`}>{phone.display}</a>}
      </Address>
    </OfficeText>
  )
}

export default function OfficesSection({ section }: { section: SectionOf<'offices'> }) {
  const edit = useEdit()
  const editSettings = useContext(EditContext)?.settings
  const offices = officesIn(section.towns, useSettings().offices)
  const hasDrawings = offices.some(({ image }) => image?.url)
  return (
    <ContentSection section={section} isEmpty={offices.length === 0}>
      <SectionHeading section={section} />
      {offices.length > 0 && (
        <Panorama css={{ '--towns': Math.min(offices.length, 4) }} {...edit('towns')}>
          {offices.map((office) => (
            <Town key={office._key} {...editSettings?.('offices', office)}>
              {hasDrawings && (
                <Drawing {...editSettings?.('offices', office, 'image')}>
                  {office.image && (
                    <ContentImage
                      image={office.image}
                      sizes="(min-width: 80rem) 25rem, (min-width: 48rem) 33vw, 92vw"
                    />
                  )}
                </Drawing>
              )}
              <Words {...office} />
            </Town>
          ))}
        </Panorama>
      )}
    </ContentSection>
  )
}

/** A low banner without art, for texts and tools. */
import { chakra } from '@chakra-ui/react'
import { Section } from '@/components/ui/section'
import { BannerFacts } from './banner-facts'
import type { BannerView } from './banner-view'
import { BannerHeading, BannerOffers, BannerText } from './banner-words'

const Words = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    columnGap: '8-20',
    rowGap: '4',
    alignItems: 'end',
    overflowWrap: 'anywhere',
  },
})

export function SlimBanner({ section, id, isFirst }: Omit<BannerView, 'form'>) {
  const { tone, anchor, heading } = section
  return (
    <Section tone={tone} anchor={anchor} labelledBy={heading ? id : undefined} pt="8-14" pb="7-11">
      <Words>
        <div>
          <BannerHeading section={section} id={id} isFirst={isFirst} isSmall maxWidth="24ch" />
        </div>
        <div>
          <BannerText section={section} />
          <BannerOffers section={section} />
        </div>
      </Words>
      <BannerFacts facts={section.facts} />
    </Section>
  )
}

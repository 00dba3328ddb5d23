/** A low banner without art, for texts and tools. */

import { Columns } from '@/components/ui/columns'
import { Section } from '@/components/ui/section'
import { BannerFacts } from './banner-facts'
import type { BannerView } from './banner-view'
import { BannerHeading, BannerOffers, BannerText } from './banner-words'

export function SlimBanner({ section, id, isFirst }: Omit<BannerView, 'form'>) {
  const { tone, anchor, heading } = section
  return (
    <Section tone={tone} anchor={anchor} labelledBy={heading ? id : undefined} pt="8-14" pb="7-11">
      <Columns parts={[7, 5]} columnGap="8-20" rowGap="4" alignItems="end" overflowWrap="anywhere">
        <div>
          <BannerHeading section={section} id={id} isFirst={isFirst} isSmall maxWidth="24ch" />
        </div>
        <div>
          <BannerText section={section} />
          <BannerOffers section={section} />
        </div>
      </Columns>
      <BannerFacts facts={section.facts} />
    </Section>
  )
}

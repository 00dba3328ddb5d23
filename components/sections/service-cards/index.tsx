/** Section of services in one of four layouts: tiles with art, cards, a menu with buttons, or a compact list. */

import type { ComponentType } from 'react'
import { Actions } from '@/components/content/actions'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { Columns } from '@/components/ui/columns'
import type { SectionOf } from '@/lib/content/section-types'
import type { LayoutProps } from './card'
import { CardGrid } from './cards'
import { CardList } from './compact'
import { FeatureTiles } from './feature'
import { CardMenu } from './menu'

const layouts: Record<SectionOf<'serviceCards'>['layout'], ComponentType<LayoutProps>> = {
  feature: FeatureTiles,
  cards: CardGrid,
  menu: CardMenu,
  compact: CardList,
}

export default function ServiceCardsSection({ section }: { section: SectionOf<'serviceCards'> }) {
  const { heading, layout, actions, tone } = section
  const cards = section.cards.filter(({ title }) => title)
  // Content may name a layout that no longer exists.
  const Layout = Object.hasOwn(layouts, layout) ? layouts[layout] : CardGrid
  const opening = heading && <SectionHeading section={section} />
  const list = cards.length > 0 && <Layout cards={cards} tone={tone} titleAs={heading ? 'h3' : 'h2'} />
  const ways = <Actions actions={actions} heading={heading} mt="7-11" />
  return (
    <ContentSection section={section} isEmpty={!heading && cards.length === 0}>
      {layout === 'compact' && heading ? (
        <Columns parts={[4, 7]} columnGap="10-24">
          <div>{opening}</div>
          <div>
            {list}
            {ways}
          </div>
        </Columns>
      ) : (
        <>
          {opening}
          {list}
          {ways}
        </>
      )}
    </ContentSection>
  )
}

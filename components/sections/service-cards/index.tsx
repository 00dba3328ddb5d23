/** Section of services in one of four layouts: tiles with art, cards, a menu with buttons, or a compact list. */

import type { ComponentType } from 'react'
import { Actions } from '@/components/content/actions'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { Columns } from '@/components/ui/section'
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
  const { heading, layout, cards, actions, tone } = section
  // Content may name a layout that no longer exists.
  const Layout = layouts[layout] ?? CardGrid
  const list = <Layout cards={cards} tone={tone} />
  const ways = <Actions actions={actions} heading={heading} mt="7-11" />
  return (
    <ContentSection section={section}>
      {layout === 'compact' ? (
        <Columns parts={[4, 7]} columnGap="10-24">
          <div>
            <SectionHeading section={section} />
          </div>
          <div>
            {list}
            {ways}
          </div>
        </Columns>
      ) : (
        <>
          <SectionHeading section={section} />
          {list}
          {ways}
        </>
      )}
    </ContentSection>
  )
}

/** A banner of one low row, for pages that start with a list or a tool. */

import { Box, chakra } from '@chakra-ui/react'
import { Actions } from '@/components/content/actions'
import { ContentSection } from '@/components/content/content-section'
import { FROM_LG } from '@/components/ui/media'
import { BannerArt } from './banner-art'
import { BannerHeading, BannerText, type BannerView } from './banner-words'

/** Text and buttons: side by side if there is room. */
const Below = chakra('div', {
  base: {
    display: { lg: 'flex' },
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    '& > p': { mt: '2' },
    '& > div': { mt: { base: '4', lg: '2' }, flexShrink: '0', maxWidth: { lg: '60%' } },
  },
})

/** Small, and on wide screens only. */
const Art = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    width: '11rem',
    flexShrink: '0',
    '& > [data-tone]': { p: '1.5', borderRadius: 'field' },
  },
})

export function CompactBanner({ section, isFirst }: BannerView) {
  const { art, tone, actions } = section
  return (
    <ContentSection section={section} pt={{ base: '5', lg: '4' }} pb={{ base: '5', lg: '4' }}>
      <Box display="flex" alignItems="center" columnGap="8-14" overflowWrap="anywhere">
        <Box flex="1" minWidth="0">
          <BannerHeading section={section} isFirst={isFirst} isSmall maxWidth="none" />
          <Below>
            <BannerText section={section} isSmall />
            <Actions actions={actions} />
          </Below>
        </Box>
        {art && (
          <Art>
            <BannerArt art={art} on={tone} sizes="11rem" media={FROM_LG} eager={isFirst} />
          </Art>
        )}
      </Box>
    </ContentSection>
  )
}

/**
 * Client reviews: a grid of equal cards, or a wall on which short quotes are set larger. No Review markup, because
 * search engines do not accept self-published reviews.
 */

import { chakra } from '@chakra-ui/react'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { More } from '@/components/ui/text/more'
import type { SectionOf } from '@/lib/content/section-types'
import { useEditDocument } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'
import { sizeOf, tileTones } from './quote-size'
import { ReviewFigure } from './review-figure'

/** On phones all but the first four fold away; on paper and in browsers without `:has` none does. */
const UNFOLDED = 4
const FOLDED = {
  '@media screen': {
    [`&:has(+ div details:not([open])) > li:nth-of-type(n + ${UNFOLDED + 1})`]: { display: { mdDown: 'none' } },
  },
}

/**
 * Hairlines between the cards only: each card draws one above and one before itself, and the list clips the outer
 * ones.
 */
const Ledger = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    overflow: 'hidden',
    mx: { md: '-7' },
    ...FOLDED,
    '& > li': {
      display: 'flex',
      px: { md: '7' },
      py: '9',
      boxShadow: '-1px -1px 0 {colors.line}',
    },
    // In two columns a last odd card spans both.
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { md: '1 / -1', lg: 'auto' } },
  },
})

/** Opens and closes the fold. */
const Fold = chakra('div', {
  base: { display: { base: 'none', mdDown: 'block' }, '@media print': { display: 'none' } },
})

/** Read column by column, as in the DOM order. */
const Wall = chakra('ul', {
  base: {
    columnCount: { base: '1', md: '2', lg: '3' },
    columnGap: '6',
    ...FOLDED,
    '& > li': {
      breakInside: 'avoid',
      layerStyle: 'card',
      p: 'clamp(1.5rem, 2.4vw, 2.25rem)',
      mb: '6',
    },
  },
})

export default function ReviewsSection({ section }: { section: SectionOf<'reviews'> }) {
  const words = useWords('content')
  const editDocument = useEditDocument()
  const { layout, reviews, tone } = section
  const sizes = reviews.map(({ quote }) => sizeOf(quote))
  const tones = tileTones(sizes, tone)
  return (
    <ContentSection section={section}>
      <SectionHeading section={section} />
      {layout === 'masonry' ? (
        <Wall>
          {reviews.map((review, index) => (
            <li key={review._key} data-tone={tones[index]} {...editDocument('review', review._key)('quote')}>
              <ReviewFigure review={review} size={sizes[index] ?? 'medium'} />
            </li>
          ))}
        </Wall>
      ) : (
        <Ledger>
          {reviews.map((review, index) => (
            // Cards are equal, so none is set large.
            <li key={review._key} {...editDocument('review', review._key)('quote')}>
              <ReviewFigure review={review} size={sizes[index] === 'small' ? 'small' : 'medium'} hasMark />
            </li>
          ))}
        </Ledger>
      )}
      {/* Hiding a single review would not be worth a press. */}
      {reviews.length > UNFOLDED + 1 && (
        <Fold>
          <More more={fillIn(words.content.allReviews, { count: reviews.length })} less={words.content.fewerReviews} />
        </Fold>
      )}
    </ContentSection>
  )
}

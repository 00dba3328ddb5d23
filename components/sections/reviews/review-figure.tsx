/** One review with its author. Sample reviews are labelled as such. */
import { Box, chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { WaveBars } from '@/components/ui/pictures/wave-bars'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import type { SectionOf } from '@/lib/content/section-types'
import { useWords } from '@/lib/contexts/words-context'
import type { QuoteSize } from './quote-size'

export type Review = SectionOf<'reviews'>['reviews'][number]

/** Bar heights of the quotation mark, which is a small waveform. */
const MARK = [0.24, 0.62, 1, 0.5, 0.78, 0.34, 0.16]
const STARS = [1, 2, 3, 4, 5]

const Quote = chakra('blockquote', {
  base: { textWrap: 'pretty', whiteSpace: 'pre-line' },
  variants: {
    size: {
      large: { textStyle: 'h2', fontSize: 'min(13vw, clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem))', lineHeight: '1.16' },
      medium: { textStyle: 'h3', lineHeight: '1.3' },
      small: { textStyle: 'body' },
    },
  },
})

const Stars = chakra('p', {
  base: {
    display: 'flex',
    gap: '1',
    '& svg': { width: '4.5', height: '4.5', flexShrink: '0' },
    '& svg[data-full]': { fill: 'currentColor' },
  },
})

function Rating({ rating }: { rating: number }) {
  return (
    <Stars>
      <VisuallyHidden>{rating} out of 5 stars</VisuallyHidden>
      {STARS.map((star) => (
        <Star key={star} aria-hidden data-full={star <= rating ? '' : undefined} />
      ))}
    </Stars>
  )
}

type ReviewFigureProps = {
  review: Review
  size: QuoteSize
  /** Whether the quote starts with the waveform mark. */
  hasMark?: boolean
}

export function ReviewFigure({ review, size, hasMark = false }: ReviewFigureProps) {
  const words = useWords('content')
  const { quote, author, role, company, rating, isSample } = review
  const position = [role, company].filter(Boolean).join(', ')
  return (
    <chakra.figure display="flex" flexDirection="column" width="100%" overflowWrap="anywhere">
      {(hasMark || rating !== null) && (
        // In one row, so that the quotes of adjacent cards are aligned.
        <Box display="flex" alignItems="center" flexWrap="wrap" justifyContent="space-between" gap="4" mb="5">
          {hasMark && (
            <Box color="accent">
              <WaveBars heights={MARK} height={36} />
            </Box>
          )}
          {rating !== null && <Rating rating={rating} />}
        </Box>
      )}
      <Quote size={size} dir="auto">
        {quote}
      </Quote>
      <chakra.figcaption mt="auto" pt="7" textStyle="small">
        <chakra.strong display="block">{author}</chakra.strong>
        {position && (
          <chakra.span display="block" color="muted">
            {position}
          </chakra.span>
        )}
        {isSample && (
          <chakra.span display="block" textStyle="tiny" color="muted">
            {words.content.sampleReview}
          </chakra.span>
        )}
      </chakra.figcaption>
    </chakra.figure>
  )
}

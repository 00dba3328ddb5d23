/**
 * The search engine rating as a link to the reviews. No Review markup, because search engines do not accept
 * self-published reviews.
 */
import { chakra } from '@chakra-ui/react'
import { ArrowRight, Star } from 'lucide-react'
import { TargetLink } from '@/components/content/content-link'
import { NARROW_WINDOW } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { hrefTarget } from '@/lib/content/links'
import type { ContentRatingBadge } from '@/lib/content/section-types'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'

const BadgeLink = chakra(TargetLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    [NARROW_WINDOW]: { flexWrap: 'wrap', py: '2' },
    minHeight: 'touch',
    textDecoration: 'none',
    lineHeight: '1.3',
    '& > span': { textDecoration: 'underline', textDecorationColor: 'transparent', textUnderlineOffset: '0.25em' },
    _hover: { '& > span': { textDecorationColor: 'currentColor' } },
    '& > svg': { display: { base: 'none', sm: 'block' }, flexShrink: '0', width: '4.5', height: '4.5' },
  },
})

const Figure = chakra('strong', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'figure',
    '& svg': { flexShrink: '0', width: '0.85em', height: '0.85em', color: 'accent', fill: 'currentColor' },
  },
  variants: {
    size: { small: { fontSize: '1.625rem' }, large: { fontSize: 'clamp(2.75rem, 2rem + 3vw, 4.5rem)' } },
  },
})

/** Whether there is a rating and a link. */
export function isRated({ rating, link }: ContentRatingBadge): boolean {
  return rating !== null && hrefTarget(link) !== null
}

type RatingBadgeProps = { badge: ContentRatingBadge; size?: 'small' | 'large' }

/** Renders nothing without a rating or a link. */
export function RatingBadge({ badge, size = 'small' }: RatingBadgeProps) {
  const words = useWords('content')
  const target = hrefTarget(badge.link)
  if (badge.rating === null || !target) return null
  const reviews = badge.count === null ? null : fillIn(words.content.reviews, { count: badge.count })
  const details = [badge.source, reviews, badge.isSample ? words.content.sampleFigures : null]
    .filter(Boolean)
    .join(', ')
  return (
    <BadgeLink to={target}>
      <Figure size={size}>
        <Star />
        <VisuallyHidden>Rated </VisuallyHidden>
        {badge.rating}
        <VisuallyHidden> out of {badge.outOf ?? 5}. </VisuallyHidden>
      </Figure>
      <span>
        {badge.label && (
          <chakra.b fontWeight="600" display="block" textWrap="balance" fontSize={{ base: 'sm', sm: 'md' }}>
            {badge.label}
          </chakra.b>
        )}{' '}
        {details && (
          <chakra.span display="block" textStyle="tiny" color="muted">
            {details}
          </chakra.span>
        )}
      </span>
      <ArrowRight />
    </BadgeLink>
  )
}

/** Other articles of the same category. */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { LinkButton } from '@/components/ui/controls/link-button'
import { Section } from '@/components/ui/section'
import type { BlogPostSummary } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { categoryPath } from '@/lib/knowledge-base/paths'
import type { PostContext } from '@/lib/page/props'
import { fillIn } from '@/lib/words/words'
import { PostCard } from './post-card'

const Posts = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 6fr)' },
    columnGap: '10-18',
    rowGap: '8',
    alignItems: 'start',
    alignContent: 'start',
    gridTemplateRows: { lg: 'auto 1fr' },
    '& > li:first-of-type': { gridRow: { lg: 'span 2' } },
    '& > li + li': { pt: { base: '7', lg: '0' }, borderTop: { base: '1px solid', lg: '0' }, borderColor: 'line' },
    '& > li:nth-of-type(3)': { pt: { lg: '7' }, borderTop: { lg: '1px solid' }, borderColor: { lg: 'line' } },
  },
})

type RelatedPostsProps = { posts: readonly BlogPostSummary[]; category: PostContext['category'] }

export function RelatedPosts({ posts, category }: RelatedPostsProps) {
  const id = useId()
  const words = useWords('articles')
  if (posts.length === 0) return null
  return (
    <Section tone="mint" labelledBy={id}>
      <Box as="h2" id={id} textStyle="h2" mb="7-11">
        {fillIn(words.articles.moreIn, { category: category.title })}
      </Box>
      <Posts>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              category={category.systemName}
              variant={index === 0 && posts.length > 1 ? 'lead' : 'row'}
            />
          </li>
        ))}
      </Posts>
      {category.hasPage && (
        <Box mt="clamp(2rem, 4vw, 3rem)">
          <LinkButton variant="secondary" href={categoryPath(category.systemName)}>
            {fillIn(words.articles.allIn, { category: category.title })}
          </LinkButton>
        </Box>
      )}
    </Section>
  )
}

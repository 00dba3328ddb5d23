/** An article in a list: a large card if it comes first, otherwise a row. */
import { Box, chakra } from '@chakra-ui/react'
import { NARROW_WINDOW } from '@/components/ui/media'
import type { BlogPostSummary } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { postPath } from '@/lib/knowledge-base/paths'
import { fillIn } from '@/lib/words/words'
import { Cover } from './cover'

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'start',
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    _hover: { '& a': { textDecoration: 'underline' } },
    '& > div': { minWidth: '0' },
  },
  variants: {
    variant: {
      lead: { gap: '6' },
      row: {
        columnGap: '5',
        rowGap: '4',
        gridTemplateColumns: {
          base: '7rem minmax(0, 1fr)',
          sm: '10.5rem minmax(0, 1fr)',
          md: '14.5rem minmax(0, 1fr)',
        },
        [NARROW_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        '& img': { borderRadius: 'field' },
      },
    },
  },
})

const Title = chakra('a', {
  base: { color: 'fg', textDecoration: 'none', textDecorationThickness: '2px', overflowWrap: 'anywhere' },
})

type PostCardProps = {
  post: BlogPostSummary
  category: string
  variant: 'lead' | 'row'
  /** Whether its picture is above the fold. */
  priority?: boolean
}

export function PostCard({ post, category, variant, priority }: PostCardProps) {
  const words = useWords('articles')
  const isLead = variant === 'lead'
  return (
    <Card variant={variant}>
      <Cover src={post.card_image_url} id={post.id} priority={priority} />
      <div>
        <Box as="h3" textStyle={isLead ? 'h2' : 'h3'} dir="auto">
          <Title href={postPath(category, post.system_name)}>{post.title}</Title>
        </Box>
        {post.description && (
          <Box
            as="p"
            textStyle={isLead ? 'lead' : 'body'}
            color="muted"
            mt={isLead ? '3' : '1.5'}
            maxWidth="40em"
            display={isLead ? 'block' : { base: 'none', sm: 'block' }}
            dir="auto"
          >
            {post.description}
          </Box>
        )}
        {post.written_by && (
          <Box as="p" textStyle="small" mt={isLead ? '4' : '2.5'} fontWeight="600" dir="auto">
            {fillIn(words.articles.by, { author: post.written_by })}
          </Box>
        )}
      </div>
    </Card>
  )
}

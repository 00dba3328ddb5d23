/** A list of article titles of a category. */
import { chakra } from '@chakra-ui/react'
import type { BlogPostSummary } from '@/lib/api/models'
import { postPath } from '@/lib/knowledge-base/paths'

const List = chakra('ul', {
  base: {
    '& li': { borderTop: '1px solid {colors.line}' },
    '& a': {
      display: 'block',
      py: '3',
      color: 'fg',
      lineHeight: '1.35',
      fontWeight: '600',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  },
})

export function Headlines({ posts, category }: { posts: readonly BlogPostSummary[]; category: string }) {
  if (posts.length === 0) return null
  return (
    <List>
      {posts.map((post) => (
        <li key={post.id}>
          <a href={postPath(category, post.system_name)} dir="auto">
            {post.title}
          </a>
        </li>
      ))}
    </List>
  )
}

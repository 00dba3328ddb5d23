/** Search results of one category on the front page of the knowledge base. Hidden if there are none. */
import { Box, chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { ReadError } from '@/components/lists/read-states'
import type { BlogCategory } from '@/lib/api/models'
import { useApi, useKeepPreviousData } from '@/lib/api-hooks/use-api'
import { useWords } from '@/lib/contexts/words-context'
import { HEADLINES, headlinesQuery, writePostList } from '@/lib/knowledge-base/lists'
import { categoryPath } from '@/lib/knowledge-base/paths'
import { fillIn } from '@/lib/words/words'
import { PostCard } from './post-card'

const Shelf = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 9fr)' },
    columnGap: '8-18',
    rowGap: '5',
    py: '8',
    borderTop: '2px solid {colors.fg}',
    '&[aria-busy=true]': { opacity: '0.45', transition: 'opacity {durations.fast} ease-out 60ms' },
    '& li + li': { mt: '6' },
    '& > div > a': { display: 'inline-block', py: '2.5', color: 'link', fontWeight: '600' },
  },
})

type CategoryMatchesProps = {
  category: BlogCategory
  search: string
  /** Called with the number of matches; null while it is unknown, 0 after an error. */
  onCount: (category: string, count: number | null) => void
}

export function CategoryMatches({ category, search, onCount }: CategoryMatchesProps) {
  const words = useWords('articles')
  const { system_name } = category
  const { data, error: failure, isValidating, mutate } = useApi('blogPosts', headlinesQuery(system_name, search))
  const error = isValidating ? undefined : failure
  const shown = useKeepPreviousData(data)
  const count = error ? 0 : (data?.totalCount ?? null)
  useEffect(() => onCount(system_name, count), [system_name, count, onCount])

  if (!error && !shown?.blogPosts.length) return null
  const total = shown?.totalCount ?? 0
  const query = writePostList({ search, page: 1 })
  return (
    <Shelf aria-busy={!data && !error} inert={!data && !error}>
      <div>
        <Box as="h3" textStyle="h3" dir="auto">
          {category.title || system_name}
        </Box>
        {!error && total > HEADLINES && (
          <a href={`${categoryPath(system_name)}?${query}`}>{fillIn(words.articles.all, { count: total })}</a>
        )}
      </div>
      {error ? (
        <ReadError error={error} onRetry={() => void mutate()} />
      ) : (
        <ul>
          {shown?.blogPosts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} category={system_name} variant="row" />
            </li>
          ))}
        </ul>
      )}
    </Shelf>
  )
}

/** The articles of a category: the first as a large card, the others as rows. */

import { Box, chakra } from '@chakra-ui/react'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { PostCard } from '@/components/knowledge-base/post-card'
import { KnowledgeSearchForm } from '@/components/knowledge-base/search-form'
import { useSearchedList } from '@/components/knowledge-base/use-searched-list'
import { Pagination } from '@/components/lists/pagination'
import { ListStatus, ReadError } from '@/components/lists/read-states'
import { usePagedRead } from '@/components/lists/use-paged-read'
import { LOW_WINDOW } from '@/components/ui/media'
import { Columns } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { FIRST_PAGE, isSearch, POST_PAGE_SIZE, postsQuery, writePostList } from '@/lib/knowledge-base/lists'
import { resultText } from '@/lib/words/words'

/** Heading and search are sticky beside the articles. */
const Guide = chakra('div', {
  base: { display: 'grid', gap: '6', position: { lg: 'sticky' }, top: '7.5rem', [LOW_WINDOW]: { position: 'static' } },
})

const Articles = chakra('ul', {
  base: {
    display: 'grid',
    gap: '7',
    '& > li + li': { pt: '7', borderTop: '1px solid {colors.line}' },
    '&[aria-busy=true]': { opacity: '0.45', transition: 'opacity {durations.fast} ease-out 60ms' },
  },
})

type Props = { section: SectionOf<'blogPostList'> }

/** Another category is another list: nothing of the previous one is shown while it loads. */
export default function BlogPostListSection({ section }: Props) {
  return <PostListOf key={section.category} section={section} />
}

function PostListOf({ section }: Props) {
  const edit = useEdit()
  const words = useWords('articles', 'lists')
  const { category, searchLabel } = section
  const list = useSearchedList()
  const { search, page } = list.state
  const { response, shown, error, isWaiting, isEmpty, retry } = usePagedRead('blogPosts', {
    query: postsQuery(category, list.state),
    first: postsQuery(category, FIRST_PAGE),
    page,
    onPage: list.replacePage,
  })

  const hasLead = page === 1 && !isSearch(search)
  return (
    <ContentSection section={section}>
      <Columns parts={[4, 8]} alignItems="start" columnGap="10-24" rowGap="8">
        <Guide>
          <SectionTitle section={section} overflowWrap="anywhere" />
          <div {...edit('searchLabel')}>
            <KnowledgeSearchForm label={searchLabel} action={list.path} value={search} onSearch={list.search} />
          </div>
          <ListStatus
            isWaiting={isWaiting}
            list={writePostList(list.state)}
            text={
              isEmpty
                ? words.articles.none
                : response && resultText(page, POST_PAGE_SIZE, response.totalCount, words.lists)
            }
          />
        </Guide>
        <Box ref={list.results} tabIndex={-1} scrollMarginTop="2" outline="none" minHeight={{ lg: '20rem' }}>
          {error && <ReadError error={error} onRetry={retry} />}
          {shown && (
            <Articles aria-busy={!response} inert={!response}>
              {shown.blogPosts.map((post, index) => (
                <li key={post.id}>
                  <PostCard
                    post={post}
                    category={category}
                    variant={hasLead && index === 0 ? 'lead' : 'row'}
                    priority={index === 0}
                  />
                </li>
              ))}
            </Articles>
          )}
          {shown && (
            <Box mt="12">
              <Pagination page={page} totalPages={shown.totalPages} href={list.pageHref} onPress={list.enter} />
            </Box>
          )}
        </Box>
      </Columns>
    </ContentSection>
  )
}

/** The articles of a category: the first as a large card, the others as rows, on wide screens in two columns. */

import { Box, chakra } from '@chakra-ui/react'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { PostCard } from '@/components/knowledge-base/post-card'
import { KnowledgeSearchForm } from '@/components/knowledge-base/search-form'
import { useSearchedList } from '@/components/knowledge-base/use-searched-list'
import { Pagination } from '@/components/lists/pagination'
import { ListStatus, ReadError } from '@/components/lists/read-states'
import { usePagedRead } from '@/components/lists/use-paged-read'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { FIRST_PAGE, isSearch, POST_PAGE_SIZE, postsQuery, writePostList } from '@/lib/knowledge-base/lists'
import { resultText } from '@/lib/words/words'

/** Heading, and below it search and count in one row. */
const Guide = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 30rem) 1fr' },
    alignItems: 'end',
    columnGap: '8-20',
    rowGap: '3',
    mb: '8',
    '& > h2': { gridColumn: '1 / -1', mb: '3' },
  },
})

const Articles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8-18',
    rowGap: '7',
    '& > li > article': { gridTemplateColumns: { lg: '12rem minmax(0, 1fr)' } },
    '& > li[data-lead]': {
      gridColumn: '1 / -1',
      pb: { lg: '3' },
      '& > article': {
        gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        columnGap: '7-16',
        alignItems: 'center',
      },
    },
    '& > li + li': { pt: '7', borderTop: '1px solid {colors.line}' },
    // The last one alone in its row is as wide as both columns.
    '& > li[data-lead] ~ li:last-child:nth-child(even), & > li:not([data-lead]):first-child ~ li:last-child:nth-child(odd)':
      {
        gridColumn: '1 / -1',
      },
    // The first two rows have nothing above them.
    '& > li:not([data-lead]):first-child + li': { lg: { pt: '0', borderTop: '0' } },
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
          mb={{ md: '3.5' }}
        />
      </Guide>
      <Box ref={list.results} tabIndex={-1} scrollMarginTop="2" outline="none" minHeight={{ lg: '20rem' }}>
        {error && <ReadError error={error} onRetry={retry} />}
        {shown && (
          <Articles aria-busy={!response} inert={!response}>
            {shown.blogPosts.map((post, index) => (
              <li key={post.id} data-lead={hasLead && index === 0 ? '' : undefined}>
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
    </ContentSection>
  )
}

/** Front page of the knowledge base: its categories, the first one large, or search results per category. */

import { Box, chakra } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { CategoryCard } from '@/components/knowledge-base/category-card'
import { CategoryMatches } from '@/components/knowledge-base/category-matches'
import { KnowledgeSearchForm } from '@/components/knowledge-base/search-form'
import { useSearchedList } from '@/components/knowledge-base/use-searched-list'
import { Pagination } from '@/components/lists/pagination'
import { ListStatus, ReadError } from '@/components/lists/read-states'
import { usePagedRead } from '@/components/lists/use-paged-read'
import type { BlogCategory } from '@/lib/api/models'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { CATEGORY_PAGE_SIZE, categoriesQuery, isSearch } from '@/lib/knowledge-base/lists'
import { categoryPath } from '@/lib/knowledge-base/paths'
import { fillIn, resultText } from '@/lib/words/words'

/** Search and count share the row. */
const Controls = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 30rem) 1fr' },
    alignItems: 'end',
    columnGap: '8-20',
    rowGap: '3',
    mb: '6',
  },
})

/** One large card, a pair, then rows of three; the remaining cards share the last row. */
const Categories = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
    columnGap: '6-10',
    rowGap: '10-16',
    '& > li': { gridColumn: { md: 'span 3', lg: 'span 2' } },
    '& > li:first-of-type': { gridColumn: { md: 'span 6' } },
    '& > li:nth-of-type(2), & > li:nth-of-type(3)': { gridColumn: { md: 'span 3' } },
    '& > li:nth-of-type(3n + 4):nth-last-of-type(2), & > li:nth-of-type(3n + 5):last-of-type': {
      gridColumn: { md: 'span 3' },
    },
    // The last one alone in its row has its picture as large as the others, beside its text and its articles.
    '& > li:nth-of-type(3n + 4):last-of-type': {
      gridColumn: { md: 'span 6' },
      '& > article, & > article > div:first-of-type': { columnGap: '6-10', alignItems: 'center' },
      '& > article': { gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' } },
      '& > article > div:first-of-type': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
    },
    '&[aria-busy=true]': { opacity: '0.45', transition: 'opacity {durations.fast} ease-out 60ms' },
  },
})

type MatchesProps = {
  categories: readonly BlogCategory[]
  search: string
}

/** One request per category, because the API's response does not say which category an article is in. */
function Matches({ categories, search }: MatchesProps) {
  const words = useWords('articles')
  const [counts, setCounts] = useState<ReadonlyMap<string, number | null>>(new Map())
  const handleCount = useCallback((category: string, count: number | null) => {
    setCounts((before) => new Map(before).set(category, count))
  }, [])
  const known = categories.map(({ system_name }) => counts.get(system_name) ?? null)
  const total = known.every((count) => count !== null)
    ? known.reduce<number>((sum, count) => sum + (count ?? 0), 0)
    : null
  return (
    // Prevents content below from moving up when there are few results.
    <Box minHeight="70svh">
      <ListStatus
        isWaiting={total === null}
        list={search}
        text={total === 0 ? words.articles.none : fillIn(words.articles.found, { count: total ?? 0 })}
        mb="6"
        fontVariantNumeric="normal"
      />
      <ul>
        {categories.map((category) => (
          <CategoryMatches key={category.id} category={category} search={search} onCount={handleCount} />
        ))}
      </ul>
    </Box>
  )
}

export default function BlogCategoryListSection({ section }: { section: SectionOf<'blogCategoryList'> }) {
  const edit = useEdit()
  const words = useWords('articles', 'lists')
  const { searchLabel } = section
  const list = useSearchedList()
  const { search, page } = list.state
  const { response, shown, error, isWaiting, isEmpty, retry } = usePagedRead('blogCategories', {
    query: categoriesQuery(page),
    first: categoriesQuery(1),
    page,
    onPage: list.replacePage,
  })

  const categories = shown?.blogCategories
  const isSearching = isSearch(search)
  const offline = new Set(section.offlinePaths)
  const hasPage = ({ system_name }: BlogCategory) => !offline.has(categoryPath(system_name))
  return (
    <ContentSection section={section}>
      <Box ref={list.results} tabIndex={-1} scrollMarginTop="2" outline="none">
        <SectionHeading section={section} />
        <Controls>
          <div {...edit('searchLabel')}>
            <KnowledgeSearchForm label={searchLabel} action={list.path} value={search} onSearch={list.search} />
          </div>
          {!isSearching && (
            <ListStatus
              isWaiting={isWaiting}
              list={page}
              text={
                isEmpty
                  ? words.articles.noCategories
                  : response && resultText(page, CATEGORY_PAGE_SIZE, response.totalCount, words.lists)
              }
              mb={{ md: '3.5' }}
            />
          )}
        </Controls>
        {error && <ReadError error={error} onRetry={retry} />}
        {categories && isSearching && <Matches categories={categories.filter(hasPage)} search={search} />}
        {categories && !isSearching && (
          <Categories aria-busy={!response} inert={!response}>
            {categories.map((category, index) => (
              <li key={category.id}>
                <CategoryCard category={category} isLead={index === 0} hasPage={hasPage(category)} />
              </li>
            ))}
          </Categories>
        )}
        {categories && shown && !isSearching && (
          <Box mt="12">
            <Pagination page={page} totalPages={shown.totalPages} href={list.pageHref} onPress={list.enter} />
          </Box>
        )}
      </Box>
    </ContentSection>
  )
}

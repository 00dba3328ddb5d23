/** Content of the 404 page: links to other pages and a contact. */
import { Box } from '@chakra-ui/react'
import { KnowledgeSearchForm } from '@/components/knowledge-base/search-form'
import { hrefTarget } from '@/lib/content/links'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { LostSignal, WayOut, WaysOut } from './lost-signal'

export default function NotFound() {
  const { notFound } = useSettings()
  const edit = useEdit()
  const words = useWords('errors', 'articles')
  return (
    <LostSignal
      pose="listening"
      code={words.errors.notFoundCode}
      field="notFound"
      heading={notFound?.heading || words.errors.notFound}
      text={notFound?.text}
    >
      <Box mb="10" maxWidth="35rem">
        <KnowledgeSearchForm label={words.articles.search} />
      </Box>
      <Box as="nav" aria-label="Where to go instead">
        <WaysOut>
          {notFound?.links.map((way) => {
            const target = hrefTarget(way.link)
            return (
              target && (
                <li key={way._key} {...edit('notFound', 'links', way)}>
                  <WayOut to={target} label={way.label} description={way.description} />
                </li>
              )
            )
          })}
        </WaysOut>
      </Box>
    </LostSignal>
  )
}

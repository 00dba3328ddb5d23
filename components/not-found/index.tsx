/** Content of the 404 page: links to other pages and a contact. */
import { Box, chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { TargetLink } from '@/components/content/content-link'
import { KnowledgeSearchForm } from '@/components/knowledge-base/search-form'
import { hrefTarget } from '@/lib/content/links'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { LostSignal } from './lost-signal'

const Links = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8-18',
    borderTop: '2px solid {colors.fg}',
  },
})

const Way = chakra(TargetLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    height: '100%',
    minHeight: '18',
    py: '3',
    borderBottom: '1px solid {colors.line}',
    color: 'fg',
    textDecoration: 'none',
    _hover: { '& strong': { textDecoration: 'underline' } },
    '& strong': { display: 'block', textStyle: 'h3' },
    '& small': { color: 'muted', textStyle: 'small' },
    '& svg': { flexShrink: '0', color: 'link' },
  },
})

export default function NotFound() {
  const { notFound } = useSettings()
  const edit = useEdit()
  const words = useWords('errors', 'articles')
  return (
    <LostSignal
      code={words.errors.notFoundCode}
      field="notFound"
      heading={notFound?.heading || words.errors.notFound}
      text={notFound?.text}
    >
      <Box mb="10" maxWidth="35rem">
        <KnowledgeSearchForm label={words.articles.search} />
      </Box>
      <Box as="nav" aria-label="Where to go instead">
        <Links>
          {notFound?.links.map((way) => {
            const target = hrefTarget(way.link)
            if (!target) return null
            return (
              <li key={way._key} {...edit('notFound', 'links', way)}>
                <Way to={target}>
                  <span>
                    <strong>{way.label}</strong>
                    {way.description && <small>{way.description}</small>}
                  </span>
                  <ArrowRight size={24} />
                </Way>
              </li>
            )
          })}
        </Links>
      </Box>
    </LostSignal>
  )
}

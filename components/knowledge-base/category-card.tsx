/** A category on the front page of the knowledge base: picture, description and newest articles. */
import { Box, chakra } from '@chakra-ui/react'
import type { BlogCategory } from '@/lib/api/models'
import { useCached } from '@/lib/api-hooks/use-api'
import { headlinesQuery, INITIAL_SEARCH } from '@/lib/knowledge-base/lists'
import { categoryPath, postPath } from '@/lib/knowledge-base/paths'
import { Cover } from './cover'

const Card = chakra('article', {
  base: { display: 'grid', alignContent: 'start', rowGap: '4', '& > div': { minWidth: '0' } },
  variants: {
    isLead: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        columnGap: '7-16',
        alignItems: 'center',
      },
    },
  },
})

/** Picture and title are one link; the articles below it have their own. */
const Opening = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    rowGap: '4',
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    _hover: { '& a': { textDecoration: 'underline' } },
  },
})

/** The same link once more, for the pointer. */
const CoverLink = chakra('a')

const Title = chakra('a', {
  base: { color: 'fg', textDecoration: 'none', textDecorationThickness: '2px', overflowWrap: 'anywhere' },
})

/** Titles of its newest articles. */
const Headlines = chakra('ul', {
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

type CategoryCardProps = {
  category: BlogCategory
  /** The first card is the large one. */
  isLead: boolean
  /** A page that editors have taken offline leaves the card without links. */
  hasPage: boolean
}

export function CategoryCard({ category, isLead, hasPage }: CategoryCardProps) {
  const { picture, title, system_name, short_description } = category
  // Only cached data: a few titles do not justify a request.
  const held = useCached('blogPosts', headlinesQuery(system_name, INITIAL_SEARCH))
  const posts = hasPage ? (held?.blogPosts ?? []) : []
  const headlines = posts.length > 0 && (
    <Headlines>
      {posts.slice(0, isLead ? 3 : 2).map((post) => (
        <li key={post.id}>
          <a href={postPath(system_name, post.system_name)} dir="auto">
            {post.title}
          </a>
        </li>
      ))}
    </Headlines>
  )
  const name = title || system_name
  const opening = (
    <Opening>
      {!isLead && <Cover src={picture} id={category.id} />}
      <div>
        <Box as="h3" textStyle={isLead ? 'h2' : 'h3'} dir="auto">
          {hasPage ? <Title href={categoryPath(system_name)}>{name}</Title> : name}
        </Box>
        {short_description && (
          <Box as="p" textStyle={isLead ? 'lead' : 'body'} color="muted" mt="2" maxWidth="29.3em" dir="auto">
            {short_description}
          </Box>
        )}
      </div>
    </Opening>
  )
  if (!isLead) {
    return (
      <Card>
        {opening}
        {headlines}
      </Card>
    )
  }
  return (
    <Card isLead>
      {hasPage ? (
        <CoverLink href={categoryPath(system_name)} tabIndex={-1} aria-hidden>
          <Cover src={picture} id={category.id} priority />
        </CoverLink>
      ) : (
        <Cover src={picture} id={category.id} priority />
      )}
      <div>
        {opening}
        <Box mt="6">{headlines}</Box>
      </div>
    </Card>
  )
}

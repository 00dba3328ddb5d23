/**
 * The page of a post: banner with title and description, publish info, divider and body. Until the API responds, it
 * shows a loading text with the category.
 */

import { Box, chakra } from '@chakra-ui/react'
import { Loading, ReadError } from '@/components/lists/read-states'
import { LOW_WINDOW } from '@/components/ui/media'
import { WaveStrip } from '@/components/ui/pictures/wave-bars'
import { Columns, Section } from '@/components/ui/section'
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs'
import { LONG, TableOfContents } from '@/components/ui/text/table-of-contents'
import type { BlogPost } from '@/lib/api/models'
import { useApi } from '@/lib/api-hooks/use-api'
import { waveHeights } from '@/lib/audio/wave'
import { usePageProps } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { categoryPath, KNOWLEDGE_BASE } from '@/lib/knowledge-base/paths'
import type { PostContext } from '@/lib/page/props'
import { fillIn } from '@/lib/words/words'
import { ArticleBody } from './article-body'
import { Cover } from './cover'
import { RelatedPosts } from './related-posts'

/** Contents on the left, above on small screens; text in a column of about 68 characters, on wide screens in the middle. */
const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) minmax(0, 38.5rem) minmax(0, 0.55fr)',
      xl: 'minmax(0, 1fr) minmax(0, 38.5rem) minmax(0, 1fr)',
    },
    columnGap: '8-20',
    rowGap: '8',
    '& > div': { gridColumn: { lg: '2' }, maxWidth: '38.5rem', position: 'relative' },
    // They reach into the gap beside the text.
    '& blockquote, & figure, & [role=region]': { mr: { xl: '-4rem' } },
  },
})

/** Author and date: above the text; on wide screens in its margin, where they stay in view while the text scrolls. */
const Byline = chakra('div', {
  base: {
    xl: {
      position: 'absolute',
      insetBlock: '0',
      left: 'calc(100% + {spacing.8-20})',
      width: '12.5rem',
    },
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '6',
      rowGap: '1',
      textStyle: 'small',
      color: 'muted',
      xl: {
        flexDirection: 'column',
        position: 'sticky',
        top: '7rem',
        pt: '3',
        borderTop: '3px solid {colors.accent}',
      },
      [LOW_WINDOW]: { position: 'static' },
    },
  },
})

function Article({ post, writtenBy }: { post: BlogPost; writtenBy: string | null }) {
  const words = useWords('articles')
  return (
    <article>
      <Byline>
        <div>
          {writtenBy && (
            <Box as="p" color="fg" fontWeight="600" dir="auto">
              {fillIn(words.articles.by, { author: writtenBy })}
            </Box>
          )}
          {post.publish_info && <p dir="auto">{post.publish_info}</p>}
        </div>
      </Byline>
      <Box role="separator" mt={{ base: '6', xl: '0' }} mb="6" color="edge" overflow="hidden">
        <WaveStrip heights={waveHeights(48, 0.9, 0.9, 5)} height={28} />
      </Box>
      <ArticleBody parts={post.body} />
    </article>
  )
}

export function PostView({ context }: { context: PostContext }) {
  const words = useWords('page', 'articles')
  const { category, writtenBy, cover, related, systemName } = context
  const { data: post, error: failure, isValidating, mutate } = useApi('blogPost', { systemName })
  const error = isValidating ? undefined : failure
  const above = [
    { name: words.page.knowledgeBase, path: KNOWLEDGE_BASE },
    ...(category.hasPage ? [{ name: category.title, path: categoryPath(category.systemName) }] : []),
  ]
  return (
    <>
      <Section tone={category.tone} py="7-16">
        <Columns parts={[7, 5]} alignItems="center" columnGap="8-20" rowGap="8">
          <div>
            <Breadcrumbs items={above} />
            <Box as="h1" textStyle="h1" mt="3" maxWidth="12em" overflowWrap="anywhere" dir="auto">
              {post ? post.title : category.title}
            </Box>
            {post?.description && (
              <Box as="p" textStyle="lead" mt="5" maxWidth="32em" dir="auto">
                {post.description}
              </Box>
            )}
          </div>
          {cover && <Cover src={cover} priority />}
        </Columns>
      </Section>
      <Section tone="white" py="10-18">
        <Sheet>
          {post && post.contents.length >= LONG && (
            <TableOfContents title={words.articles.contents} parts={post.contents} />
          )}
          <div>
            {/* Always rendered, because screen readers announce only changes of an existing live region. */}
            <p role="status">{!post && !error && <Loading />}</p>
            {!post && error && <ReadError error={error} onRetry={() => void mutate()} />}
            {post && <Article post={post} writtenBy={writtenBy} />}
          </div>
        </Sheet>
      </Section>
      <RelatedPosts posts={related} category={category} />
    </>
  )
}

/** The article of the page. */
export default function PostIsland() {
  const { postContext } = usePageProps()
  return postContext && <PostView context={postContext} />
}

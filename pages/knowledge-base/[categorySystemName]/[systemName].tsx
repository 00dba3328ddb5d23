/** One article of the knowledge base. The newest are rendered at build time, the others on demand. */
import type { GetStaticPaths } from 'next'
import { island } from '@/components/island'
import { ISLANDS } from '@/components/page/islands'
import { postPath } from '@/lib/knowledge-base/paths'
import { articlePage, newestArticles } from '@/lib/page/server/article-page'
import { staticPage } from '@/lib/page/server/static-page'

type Params = { categorySystemName: string; systemName: string }

const Post = island({ name: 'post', ...ISLANDS.post })

export default function PostPage() {
  return <Post />
}

export const getStaticPaths: GetStaticPaths<Params> = async () => {
  const posts = await newestArticles()
  return {
    paths: posts.map(({ category, systemName }) => ({ params: { categorySystemName: category, systemName } })),
    fallback: 'blocking',
  }
}

function pathOf({ categorySystemName = '', systemName = '' }: Partial<Params>): string {
  return postPath(categorySystemName, systemName)
}

export const getStaticProps = staticPage(pathOf, articlePage)

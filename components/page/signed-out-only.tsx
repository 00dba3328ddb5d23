/**
 * Wraps a page for signed-out visitors. With a token it renders the 404 content; where no React renders the
 * page, the first island does (not-found-instead.tsx).
 */
import Head from 'next/head'
import type { ReactNode } from 'react'
import { island } from '@/components/island'
import { useSettings } from '@/lib/contexts/page-context'
import { useSession } from '@/lib/contexts/session-context'
import { useWords } from '@/lib/contexts/words-context'
import { ISLANDS } from './islands'

const NotFound = island({ name: 'not-found', ...ISLANDS['not-found'] })

export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { token } = useSession()
  const words = useWords('errors')
  const { titlePrefix } = useSettings()
  // Without a style: the server renders it outside of the theme.
  if (token === '') return <div data-signed-out="">{children}</div>
  return (
    <>
      <Head>
        <title key="title">{`${titlePrefix}${words.errors.notFound}`}</title>
      </Head>
      <NotFound />
    </>
  )
}

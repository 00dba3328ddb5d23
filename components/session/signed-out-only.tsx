/** Wraps a page for signed-out visitors. With a token it renders the 404 content. */
import Head from 'next/head'
import type { ReactNode } from 'react'
import { NotFoundIsland } from '@/components/not-found/island'
import { useSettings } from '@/components/settings/settings-context'
import { useSession } from './session-context'

export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { token } = useSession()
  const { titlePrefix } = useSettings()
  if (token === '') return children
  return (
    <>
      <Head>
        <title key="title">{`${titlePrefix}Page not found`}</title>
      </Head>
      <NotFoundIsland />
    </>
  )
}

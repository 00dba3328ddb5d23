/** Wraps a page for signed-out visitors. With a token it renders the 404 content. */
import Head from 'next/head'
import { type ReactNode, useContext } from 'react'
import { NotFoundIsland } from '@/components/not-found/island'
import { SettingsContext } from '@/components/settings/settings-context'
import { useSession } from '@/lib/session/session-context'

export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { token } = useSession()
  // The root has no settings until the page's data have arrived.
  const settings = useContext(SettingsContext)
  if (token === '') return children
  return (
    <>
      <Head>
        <title key="title">{`${settings?.titlePrefix ?? ''}Page not found`}</title>
      </Head>
      <NotFoundIsland />
    </>
  )
}

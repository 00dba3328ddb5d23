/** The contexts that the root shares with its islands: reads them, publishes them, and provides them again. */
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { type ReactNode, useContext, useEffect, useLayoutEffect } from 'react'
import { SettingsContext, SettingsProvider } from '@/components/settings/settings-context'
import { FallbackContext } from '@/lib/api/fallback-context'
import { EditContext } from '@/lib/draft/edit-context'
import { SessionContext } from '@/lib/session/session-context'
import { type PageValues, publishPageValues } from './page-values'

/** The values of the enclosing contexts. */
export function useContextValues(): PageValues {
  return {
    router: useContext(RouterContext),
    settings: useContext(SettingsContext),
    fallback: useContext(FallbackContext),
    session: useContext(SessionContext),
    edit: useContext(EditContext),
  }
}

// Effects do not run on the server.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Publishes the root's contexts to the islands. Rendered once, below all of the root's providers. */
export function PublishPageValues(): null {
  const values = useContextValues()
  useBrowserLayoutEffect(() => publishPageValues(values))
  return null
}

/** Provides the root's contexts in another React root. */
export function PageContexts({ values, children }: { values: PageValues; children: ReactNode }) {
  const { router, settings, fallback, session, edit } = values
  return (
    <RouterContext value={router}>
      <SettingsProvider settings={settings}>
        <FallbackContext value={fallback}>
          <SessionContext value={session}>
            <EditContext value={edit}>{children}</EditContext>
          </SessionContext>
        </FallbackContext>
      </SettingsProvider>
    </RouterContext>
  )
}

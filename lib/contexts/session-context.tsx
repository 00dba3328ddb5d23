/** Context of the session, which is the page's own (lib/session.ts): the same in every React root. */
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { getToken, setToken, subscribeSession } from '@/lib/session'

export type Session = {
  /** Empty if nobody is signed in. */
  token: string
  setToken(token: string): void
}

const SessionContext = createContext<Session | null>(null)

/** On the server, and while a page is hydrated, nobody is signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(subscribeSession, getToken, () => '')
  const session = useMemo(() => ({ token, setToken }), [token])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** @throws when used outside the provider */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

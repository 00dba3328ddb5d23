/**
 * Context of the session: a token in memory, initially empty.
 *
 * Nothing in the site sets it, because the API has no login call; an implementation of one calls `setToken`. It is
 * never stored and never sent with a request, so a reload ends the session.
 */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

export type Session = {
  /** Empty if nobody is signed in. */
  token: string
  setToken(token: string): void
}

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [token, setToken] = useState('')
  const session = useMemo(() => ({ token, setToken }), [token])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** @throws when used outside the provider */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

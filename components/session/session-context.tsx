/**
 * The session: a token in memory, empty at first (reading A3).
 *
 * Nothing in the site sets it, because the contract knows no login call; whoever builds one calls `setToken`. It is never stored and never
 * sent with a call, so a reload ends the session.
 */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

export type Session = {
  /** Empty: nobody is signed in. */
  token: string
  setToken(token: string): void
}

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [token, setToken] = useState('')
  const session = useMemo(() => ({ token, setToken }), [token])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** @throws when used outside a page of the site */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/**
 * The guard of pages for people who are signed in: everyone else goes to /login.
 *
 * What it protects is not rendered without a token, on the server either. So there is nothing to flash, and nothing in the HTML to read;
 * without JavaScript the way to /login stands there.
 */
import { chakra } from '@chakra-ui/react'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Section } from '@/components/ui/section'
import { LOGIN_PATH } from '@/lib/session/paths'
import { useSession } from './session-context'

const LoginLink = chakra(Link, { base: { color: 'link', fontWeight: '600' } })

export function ProtectedLayout({ children }: { children: ReactNode }) {
  const { token } = useSession()
  const { replace } = useRouter()
  const isOut = token === ''
  // Once, whatever the router does meanwhile.
  const leave = useEffectEvent(() => void replace(LOGIN_PATH))
  useEffect(() => {
    if (isOut) leave()
  }, [isOut])
  if (!isOut) return children
  return (
    <Section tone="cream" labelledBy="signed-out">
      <chakra.h1 id="signed-out" textStyle="h2" mb="16px">
        You are not signed in
      </chakra.h1>
      <p>
        <LoginLink href={LOGIN_PATH}>Go to the sign-in page</LoginLink>
      </p>
    </Section>
  )
}

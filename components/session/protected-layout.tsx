/**
 * Guard of pages for signed-in visitors: everyone else is redirected to /login.
 *
 * Protected content is not rendered without a token, on the server either, so nothing flashes and the HTML contains
 * nothing confidential; without JavaScript a link to /login is shown.
 */
import { chakra } from '@chakra-ui/react'
import { useRouter } from 'next/router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Section } from '@/components/ui/section'
import { LOGIN_PATH } from '@/lib/session/paths'
import { useSession } from '@/lib/session/session-context'
import { sessionWords } from '@/lib/words/session'
import { useWords } from '@/lib/words/use-words'

const LoginLink = chakra('a', { base: { color: 'link', fontWeight: '600' } })

export function ProtectedLayout({ children }: { children: ReactNode }) {
  const { token } = useSession()
  const words = useWords(sessionWords)
  const { replace } = useRouter()
  const isOut = token === ''
  // Only once, even if the router changes meanwhile.
  const leave = useEffectEvent(() => void replace(LOGIN_PATH))
  useEffect(() => {
    if (isOut) leave()
  }, [isOut])
  if (!isOut) return children
  return (
    <Section tone="cream" labelledBy="signed-out">
      <chakra.h1 id="signed-out" textStyle="h2" mb="4">
        {words('signedOut')}
      </chakra.h1>
      <p>
        <LoginLink href={LOGIN_PATH}>{words('toSignIn')}</LoginLink>
      </p>
    </Section>
  )
}

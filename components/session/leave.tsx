/** Redirects the browser to another site on mount; the link is for visitors without JavaScript. */
import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Section } from '@/components/ui/section'
import { sessionWords } from '@/lib/words/session'
import { useWords } from '@/lib/words/use-words'

const Destination = chakra('a', { base: { color: 'link', fontWeight: '600', overflowWrap: 'anywhere' } })

type LeaveProps = { href: string }

export function Leave({ href }: LeaveProps) {
  const words = useWords(sessionWords)
  useEffect(() => window.location.replace(href), [href])
  return (
    <Section tone="cream" labelledBy="leaving">
      <chakra.h1 id="leaving" textStyle="h2" mb="4">
        {words('adminElsewhere')}
      </chakra.h1>
      <p>
        <Destination href={href}>{href}</Destination>
      </p>
    </Section>
  )
}

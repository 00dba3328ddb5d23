/** Redirects the browser to another site on mount; the link is for visitors without JavaScript. */
import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Section } from '@/components/ui/section'

const Destination = chakra('a', { base: { color: 'link', fontWeight: '600', overflowWrap: 'anywhere' } })

type LeaveProps = { heading: string; href: string }

export function Leave({ heading, href }: LeaveProps) {
  useEffect(() => window.location.replace(href), [href])
  return (
    <Section tone="cream" labelledBy="leaving">
      <chakra.h1 id="leaving" textStyle="h2" mb="4">
        {heading}
      </chakra.h1>
      <p>
        <Destination href={href}>{href}</Destination>
      </p>
    </Section>
  )
}

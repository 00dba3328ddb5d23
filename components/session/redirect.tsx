/** Redirects the browser on mount, without a history entry; the link is for visitors without JavaScript. */
import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Section } from '@/components/ui/section'

const Destination = chakra('a', { base: { color: 'link', fontWeight: '600', overflowWrap: 'anywhere' } })

type RedirectProps = { id: string; heading: string; href: string; label: string }

export function Redirect({ id, heading, href, label }: RedirectProps) {
  useEffect(() => window.location.replace(href), [href])
  return (
    <Section tone="cream" labelledBy={id}>
      <chakra.h1 id={id} textStyle="h2" mb="4">
        {heading}
      </chakra.h1>
      <p>
        <Destination href={href}>{label}</Destination>
      </p>
    </Section>
  )
}

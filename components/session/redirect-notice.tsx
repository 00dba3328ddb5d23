/** Shown while a page redirects: a heading, and the link for visitors without JavaScript. */
import { chakra } from '@chakra-ui/react'
import { Section } from '@/components/ui/section'

const Destination = chakra('a', { base: { color: 'link', fontWeight: '600', overflowWrap: 'anywhere' } })

type RedirectNoticeProps = { id: string; heading: string; href: string; label: string }

export function RedirectNotice({ id, heading, href, label }: RedirectNoticeProps) {
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

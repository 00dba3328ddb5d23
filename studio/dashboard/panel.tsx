/** A panel of the start screen, and the lines in it. */
import { Card, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { useUser } from 'sanity'

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} border radius={3} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

export function Lines({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: 'none' }}>
      {children}
    </Stack>
  )
}

export function Line({ children }: { children: ReactNode }) {
  return (
    <Text as="li" size={1}>
      {children}
    </Text>
  )
}

/** Lines of one kind, with a heading. */
export function Kind({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id} gap={3}>
      <Text as="h3" size={1} weight="semibold" id={id}>
        {title}
      </Text>
      <Lines>{children}</Lines>
    </Stack>
  )
}

export function Author({ id }: { id: string }) {
  const [user] = useUser(id)
  return user?.displayName ? <> by {user.displayName}</> : null
}

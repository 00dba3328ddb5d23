/** The frame of a tool's page. */
import { Card, Container, Heading, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'

/** The page of one of the Studio's own tools. @param width of its text: 2, or 3 for two columns */
export function ToolPage({ title, width, children }: { title: string; width: 2 | 3; children: ReactNode }) {
  return (
    <Card height="fill" overflow="auto">
      <Container width={width} padding={4}>
        <Stack gap={4} paddingY={3}>
          <Heading as="h1" size={2}>
            {title}
          </Heading>
          {children}
        </Stack>
      </Container>
    </Card>
  )
}

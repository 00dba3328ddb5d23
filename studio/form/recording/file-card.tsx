/** A file above its form, or the reason why it was refused. */
import { Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type FileCardProps = { label: string; url: string; refusal: string | null; children: ReactNode }

export function FileCard({ label, url, refusal, children }: FileCardProps) {
  return (
    <>
      {refusal && (
        <Card tone="critical" border radius={2} padding={3} role="alert">
          <Text size={1}>{refusal}</Text>
        </Card>
      )}
      {url && (
        <Card as="section" aria-label={label} border radius={2} padding={3}>
          <Stack gap={3}>{children}</Stack>
        </Card>
      )}
    </>
  )
}

export function Length({ seconds }: { seconds: number | null }) {
  return (
    <Text size={1} muted>
      {seconds === null ? 'Measuring …' : `${seconds} seconds`}
    </Text>
  )
}

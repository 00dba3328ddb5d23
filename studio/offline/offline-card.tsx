/** The card above the form of an offline page. */
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId } from 'sanity'
import { matchRedirect } from '../../lib/routing/redirects/table.ts'
import { textOf } from '../common/untyped.ts'
import { useRoutes } from '../redirects/routes/use-routes.ts'
import { useOffline } from './use-offline.ts'

/** Above the form of an offline page. @param page its document */
export function OfflineCard({ page }: { page: unknown }) {
  const { putOnline } = useOffline()
  const [isBusy, setBusy] = useState(false)
  const routes = useRoutes()
  const path = textOf(page, 'path')
  const target = routes && path ? matchRedirect(routes.table, path)?.href : undefined

  async function put(): Promise<void> {
    setBusy(true)
    await putOnline({ id: getPublishedId(textOf(page, '_id')), title: textOf(page, 'title') || path })
    setBusy(false)
  }

  return (
    <Card as="section" aria-label="Offline" tone="caution" border radius={3} padding={3}>
      <Stack gap={3}>
        <Text size={1}>
          This page is offline. Visitors {target ? `who open ${path} are led to ${target}` : `find nothing at ${path}`},
          and links to it are hidden.
        </Text>
        <Flex>
          <Button fontSize={1} padding={2} tone="primary" text="Put online again" onClick={put} loading={isBusy} />
        </Flex>
      </Stack>
    </Card>
  )
}

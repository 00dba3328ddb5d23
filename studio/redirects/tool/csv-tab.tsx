/** The tab "Export and import". */
import type { Mutation } from '@sanity/client'
import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { useSWRConfig } from 'swr'
import { API_VERSION } from '../../../lib/lake-defaults.ts'
import { ownHosts } from '../../common/environment.ts'
import { useLakeQuery } from '../../common/lake/use-lake-query.ts'
import { count } from '../../common/language/count.ts'
import { publishedCells } from '../csv/file/cells.ts'
import { writeRedirectFile } from '../csv/file/write-redirect-file.ts'
import { ImportCard } from '../csv/import-card.tsx'
import { type ImportRecordNow, PAST_IMPORTS_QUERY, since } from '../csv/import-record.ts'
import { ImportRecordsCard } from '../csv/import-records-card.tsx'
import type { LakeRoutes } from '../routes/lake-routes.ts'
import { useArticles, useRoutes } from '../routes/use-routes.ts'

function download(name: string, text: string): void {
  // Excel detects UTF-8 by the byte order mark.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Downloads all published redirects as a CSV file. */
function ExportCard({ routes }: { routes: LakeRoutes }) {
  const [announcement, setAnnouncement] = useState('')

  function save(): void {
    const name = `redirects-${new Date().toISOString().slice(0, 10)}.csv`
    const rows = publishedCells(routes)
    download(name, writeRedirectFile(rows))
    setAnnouncement(`${count(rows.length, 'redirect', 'redirects')} saved as ${name}.`)
  }

  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Export
        </Heading>
        <Text size={1}>
          All published redirects as a file for Excel, Numbers or Google Sheets. Imported as it is, it changes nothing.
        </Text>
        <Flex align="center" gap={3} wrap="wrap">
          <Button icon={DownloadIcon} mode="ghost" text="Export redirects" onClick={save} />
          <Text size={1} muted role="status">
            {announcement}
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}

/** Tab to export redirects as CSV, to import them after a dry run, and to undo an import. */
export function CsvTab() {
  const client = useClient({ apiVersion: API_VERSION })
  const routes = useRoutes()
  const articles = useArticles()
  const { mutate } = useSWRConfig()
  const [opened] = useState(() => new Date())
  const pastParams = useMemo(() => ({ since: since(opened) }), [opened])
  const imports = useLakeQuery<ImportRecordNow[]>(PAST_IMPORTS_QUERY, pastParams)
  const hosts = useMemo(ownHosts, [])
  if (!routes || articles === undefined) return <Text size={1}>Reading the redirects …</Text>
  async function write(mutations: Mutation[]): Promise<void> {
    await client.mutate(mutations, { returnDocuments: false, returnFirst: false, tag: 'redirects.import' })
    await mutate([PAST_IMPORTS_QUERY, pastParams])
  }
  return (
    <Stack gap={4}>
      <ExportCard routes={routes} />
      <ImportCard routes={routes} articles={articles} hosts={hosts} write={write} />
      <ImportRecordsCard imports={imports ?? []} write={write} />
    </Stack>
  )
}

import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { errorMessage } from '../../../lib/log.ts'
import { writeRedirectFile } from '../../../lib/routing/redirects/csv/write-file.ts'
import { API_VERSION } from '../../common/api-version.ts'
import { ImportCard } from './csv/import-card.tsx'
import { createImportStore, type ImportStore } from './csv/store.ts'
import { count } from './csv/words.ts'

/** `redirects-2026-11-21.csv`, in the editor's time zone. */
function fileName(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `redirects-${parts.join('-')}.csv`
}

function download(name: string, text: string): void {
  // Excel detects UTF-8 by the byte order mark.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Downloads all published redirects as a CSV file. */
function ExportCard({ store }: { store: ImportStore }) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function save(): Promise<void> {
    setBusy(true)
    setSaid('')
    try {
      const { site } = await store.read()
      const name = fileName(new Date())
      download(name, writeRedirectFile(site))
      setSaid(`${count(site.redirects.length, 'redirect', 'redirects')} saved as ${name}.`)
    } catch (error) {
      setSaid(`The redirects could not be read: ${errorMessage(error)}`)
    }
    setBusy(false)
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
          <Button icon={DownloadIcon} mode="ghost" text="Export redirects" onClick={save} loading={isBusy} />
          <Text size={1} muted role="status">
            {said}
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}

/** Tab to export redirects as CSV, and to import them after a dry run. */
export function CsvTab() {
  const client = useClient({ apiVersion: API_VERSION })
  const store = useMemo(() => createImportStore(client), [client])
  return (
    <Stack gap={4}>
      <ExportCard store={store} />
      <ImportCard store={store} />
    </Stack>
  )
}

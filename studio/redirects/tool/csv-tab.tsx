import { Stack } from '@sanity/ui'
import { useMemo } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../common/api-version.ts'
import { ExportCard } from './csv/export-card.tsx'
import { ImportCard } from './csv/import-card.tsx'
import { createImportStore } from './csv/store.ts'

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

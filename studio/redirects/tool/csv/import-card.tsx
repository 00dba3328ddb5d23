import { UploadIcon } from '@sanity/icons/Upload'
import { Box, Button, Card, Heading, Stack, Text } from '@sanity/ui'
import { type ChangeEvent, useRef } from 'react'
import { DryRunView } from './dry-run-view.tsx'
import { FileHelp } from './help.tsx'
import type { ImportStore } from './store.ts'
import { useImport } from './use-import.ts'

/** Enough for more than a hundred thousand redirects. */
const MAX_BYTES = 20_000_000

/** UTF-8, or UTF-16 with a byte order mark; anything else is assumed to be Windows-1252 from an older Excel. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a file, and shows the resulting changes before anything is written. */
export function ImportCard({ store }: { store: ImportStore }) {
  const run = useImport(store)
  const fileInput = useRef<HTMLInputElement>(null)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0]
    if (!file) return
    // Allows the same file to be chosen again after a correction.
    const bytes = file.size > MAX_BYTES ? null : await file.arrayBuffer().catch(() => null)
    if (fileInput.current) fileInput.current.value = ''
    if (bytes) await run.check(file.name, decodeText(new Uint8Array(bytes)))
    else run.fail(`${file.name} is too large or cannot be read. A file of redirects has at most 20 MB.`)
  }

  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Import
        </Heading>
        <Text size={1}>
          Make and change many redirects at once. You see first what the file would change; nothing is written until you
          press Apply.
        </Text>
        <FileHelp />
        <Box>
          <input
            ref={fileInput}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            aria-label="File of redirects"
            tabIndex={-1}
            hidden
            onChange={choose}
          />
          <Button
            icon={UploadIcon}
            text="Choose a file"
            disabled={run.busy !== null}
            onClick={() => fileInput.current?.click()}
          />
        </Box>
        <DryRunView run={run} />
      </Stack>
    </Card>
  )
}

import { Card, Stack, Text } from '@sanity/ui'
import { Table } from '../table.tsx'

const EXAMPLE = `source,target,permanent,note
/old-rates,/rate-card,yes,From the flyer of 2019
/blog/:slug,/knowledge-base/:slug,yes,
/summer,https://example.com/summer,no,Until March`

const COLUMNS = [
  [
    'source',
    'The old address: what comes after the name of the site, such as /narration. A star at the end stands for everything below it, a name with a colon for one step.',
  ],
  [
    'target',
    'Where it leads: an address of this site, with ?query and #place where you need them, or a whole address that starts with https://. The address of a published page becomes a link to that page, so the redirect follows when the page moves.',
  ],
  [
    'permanent',
    'yes when it has moved for good, no for a while only. Empty means yes. 308, 301, 307 and 302 are understood as well.',
  ],
  ['note', 'Why it is there, for your colleagues. May be empty.'],
] as const

/** Help on the file format. */
export function FileHelp() {
  return (
    <details>
      <summary style={{ cursor: 'pointer' }}>
        <Text as="span" size={1} weight="medium" style={{ display: 'inline-block', verticalAlign: 'middle' }}>
          What the file looks like
        </Text>
      </summary>
      <Card paddingTop={4}>
        <Stack gap={4}>
          <Text size={1}>
            A table saved as CSV, as Excel, Numbers and Google Sheets do it. The first line names the columns, in any
            order; other columns are left out. Commas, semicolons and tabs are understood.
          </Text>
          <Card border radius={2} padding={3} overflow="auto">
            <pre style={{ margin: 0, fontSize: 13 }}>{EXAMPLE}</pre>
          </Card>
          <Table
            caption="Its columns"
            columns={['Column', 'What it holds']}
            rows={COLUMNS}
            keyOf={([name]) => name}
            cells={(column) => column}
          />
          <Text size={1}>
            Without a column for permanent or note, redirects that exist keep what they have there. A row is refused,
            with its line and the reason, when its addresses are wrong, when a page is published at the old address,
            when it would lead round in a circle, or when somebody has unpublished changes of that redirect. Refused
            rows never stop the others.
          </Text>
          <Text size={1}>
            What you apply is published at once, in steps of 100. Should it stop half-way, press Apply again: it goes on
            with what is left. To undo an import, export first and keep the file.
          </Text>
        </Stack>
      </Card>
    </details>
  )
}

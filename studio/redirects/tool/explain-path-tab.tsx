import { Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { explainPath } from '../../../lib/routing/redirects/explain-path.ts'
import { WhereDetails, WhereSummary } from './path-explanation.tsx'
import { useSite } from './use-routes.ts'

/** Tab that explains what a path resolves to. All routes are loaded, so it updates on every keystroke. */
export function WhereTab() {
  const site = useSite()
  const [address, setAddress] = useState('')
  const answer = useMemo(() => {
    if (!site || address.trim() === '') return null
    return explainPath(address, { table: site.routes.table, known: site.known, origin: window.location.origin })
  }, [site, address])
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text as="label" htmlFor="where-address" size={1} weight="medium">
          Address
        </Text>
        <TextInput
          id="where-address"
          aria-describedby="where-help"
          placeholder="/blog/2017/05/game-audio"
          autoComplete="off"
          spellCheck={false}
          clearButton={address !== ''}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          onClear={() => setAddress('')}
        />
        <Text id="where-help" size={1} muted>
          Paste any address, old or new. The answer is what visitors get: what is published counts, drafts do not.
        </Text>
      </Stack>
      {!site && <Text size={1}>Reading the redirects …</Text>}
      <div role="status">{answer && <WhereSummary answer={answer} />}</div>
      {site && answer && <WhereDetails answer={answer} pages={site.routes.pages} />}
    </Stack>
  )
}

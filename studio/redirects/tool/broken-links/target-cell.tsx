import { Button, Flex, Select, Stack } from '@sanity/ui'
import { useMemo, useState } from 'react'
import type { Candidate } from './suggest.ts'

type TargetCellProps = {
  path: string
  pages: readonly Candidate[]
  /** Must keep its identity while pages and articles do not change. */
  suggest(path: string): Candidate[]
  onRedirect(target: Candidate): Promise<void>
}

function options(candidates: readonly Candidate[]) {
  return candidates.map(({ path, title }) => (
    <option key={path} value={path}>
      {title} ({path})
    </option>
  ))
}

/** Where a broken path ought to lead, the best target being chosen beforehand, and the button that makes the redirect. */
export function TargetCell({ path, pages, suggest, onRedirect }: TargetCellProps) {
  const suggested = useMemo(() => suggest(path), [suggest, path])
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const proposed = suggested[0]?.path ?? ''
  const target = [...suggested, ...pages].find((candidate) => candidate.path === (chosen ?? proposed))

  async function redirect(to: Candidate): Promise<void> {
    setBusy(true)
    await onRedirect(to)
    setBusy(false)
  }

  return (
    <Stack gap={3}>
      <Select
        fontSize={1}
        aria-label={`Where ${path} leads`}
        value={target?.path ?? ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">
          {proposed ? 'Choose where it leads' : 'No page is really like this address. Choose one.'}
        </option>
        {suggested.length > 0 && <optgroup label="Most alike">{options(suggested)}</optgroup>}
        <optgroup label="All pages">{options(pages)}</optgroup>
      </Select>
      <Flex>
        <Button
          fontSize={1}
          padding={2}
          text="Make redirect"
          aria-label={target ? `Make redirect from ${path} to ${target.path}` : `Make redirect from ${path}`}
          disabled={!target || isBusy}
          onClick={() => target && redirect(target)}
        />
      </Flex>
    </Stack>
  )
}

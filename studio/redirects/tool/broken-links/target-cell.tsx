import { Button, Flex, Stack } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { type Candidate, TargetSelect } from '../../target-select.tsx'
import { MakeRedirect } from '../make-redirect.tsx'

type TargetCellProps = {
  path: string
  pages: readonly Candidate[]
  /** Must keep its identity while pages and articles do not change. */
  suggest(path: string): Candidate[]
  onRedirect(target: Candidate): Promise<void>
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
      <TargetSelect
        label={`Where ${path} leads`}
        placeholder={proposed ? 'Choose where it leads' : 'No page is really like this address. Choose one.'}
        value={target?.path ?? ''}
        suggested={suggested}
        pages={pages}
        onChoose={setChosen}
      />
      <Flex gap={2} wrap="wrap" align="center">
        <Button
          fontSize={1}
          padding={2}
          text="Make redirect"
          aria-label={target ? `Make redirect from ${path} to ${target.path}` : `Make redirect from ${path}`}
          disabled={!target || isBusy}
          onClick={() => target && redirect(target)}
        />
        <MakeRedirect source={path} text="By hand" />
      </Flex>
    </Stack>
  )
}

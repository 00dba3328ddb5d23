/** The cell of a broken link in which a target is chosen. */
import { Button, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import type { Candidate } from '../../suggest-targets.ts'
import { TargetSelect } from '../../target-select.tsx'
import { type Targets, useChoiceAmong } from '../../use-targets.ts'

type TargetCellProps = {
  path: string
  /** Must keep its identity while pages and articles do not change. */
  targets: Targets
  onRedirect(target: Candidate): Promise<void>
}

/** Where a broken path ought to lead, the best target being chosen beforehand, and the button that makes the redirect. */
export function TargetCell({ path, targets, onRedirect }: TargetCellProps) {
  const choice = useChoiceAmong(targets, path, true)
  const [isBusy, setBusy] = useState(false)
  const { target, suggested } = choice

  async function redirect(to: Candidate): Promise<void> {
    setBusy(true)
    await onRedirect(to)
    setBusy(false)
  }

  return (
    <Stack gap={3}>
      <TargetSelect
        {...choice}
        path={path}
        none={suggested.length > 0 ? 'Choose where it leads' : 'No page is really like this address. Choose one.'}
      />
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

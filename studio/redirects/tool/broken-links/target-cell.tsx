import { Box, Button, Flex, Select, Stack, Text } from '@sanity/ui'
import { useId, useMemo, useState } from 'react'
import { MakeRedirect } from '../make-redirect.tsx'
import type { Candidate, Suggestion } from './suggest.ts'

type ChooserProps = {
  label: string
  suggested: readonly Candidate[]
  others: readonly Candidate[]
  onChoose(path: string): void
}

/**
 * Selects a target among all pages and the articles similar to the path. Other targets are entered in the form of a new
 * redirect.
 */
function TargetChooser({ label, suggested, others, onChoose }: ChooserProps) {
  const id = useId()
  const options = (candidates: readonly Candidate[]) =>
    candidates.map(({ path, title }) => (
      <option key={path} value={path}>
        {title} ({path})
      </option>
    ))
  return (
    <Select
      id={id}
      fontSize={1}
      aria-label={label}
      defaultValue=""
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="" disabled>
        Choose where it leads
      </option>
      {suggested.length > 0 && <optgroup label="Most alike">{options(suggested)}</optgroup>}
      <optgroup label="All pages">{options(others)}</optgroup>
    </Select>
  )
}

type TargetCellProps = {
  path: string
  pages: readonly Candidate[]
  /** The best targets, the best first. Must keep its identity while pages and articles do not change. */
  suggest(path: string): Suggestion[]
  onRedirect(target: Candidate): Promise<void>
  onIgnore(): Promise<void>
}

/** Where a broken path ought to lead, and its actions. */
export function TargetCell({ path, pages, suggest, onRedirect, onIgnore }: TargetCellProps) {
  const suggested = useMemo(() => suggest(path), [suggest, path])
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const proposed = suggested[0]?.isSure ? suggested[0] : undefined
  const target = chosen === null ? proposed : [...suggested, ...pages].find((candidate) => candidate.path === chosen)

  function choose(place: string): void {
    setChosen(place)
    // Keeps the select mounted after a choice, so that it does not lose the focus.
    setChoosing(true)
  }

  async function busily(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    await work()
    setBusy(false)
  }

  return (
    <Stack gap={3}>
      <Text size={1} muted={!target}>
        {target ? (
          <>
            To <strong>{target.title}</strong> ({target.path})
          </>
        ) : (
          'No page is really like this address. Choose one.'
        )}
      </Text>
      {(isChoosing || !target) && (
        <Box>
          <TargetChooser label={`Where ${path} leads`} suggested={suggested} others={pages} onChoose={choose} />
        </Box>
      )}
      <Flex gap={2} wrap="wrap" align="center">
        <Button
          fontSize={1}
          padding={2}
          text="Make redirect"
          aria-label={target ? `Make redirect from ${path} to ${target.path}` : `Make redirect from ${path}`}
          disabled={!target || isBusy}
          onClick={() => target && busily(() => onRedirect(target))}
        />
        {target && !isChoosing && (
          <Button
            fontSize={1}
            padding={2}
            mode="ghost"
            text="Other target"
            aria-label={`Other target for ${path}`}
            onClick={() => setChoosing(true)}
          />
        )}
        {(isChoosing || !target) && <MakeRedirect source={path} text="By hand" />}
        <Button
          fontSize={1}
          padding={2}
          mode="bleed"
          text="Ignore"
          aria-label={`Ignore ${path}`}
          disabled={isBusy}
          onClick={() => busily(onIgnore)}
        />
      </Flex>
    </Stack>
  )
}

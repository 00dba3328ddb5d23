/** The choice of a redirect's target among pages. */
import { Select } from '@sanity/ui'
import type { Candidate } from './suggest-targets.ts'

export type TargetChoice = {
  suggested: readonly Candidate[]
  pages: readonly Candidate[]
  target: Candidate | undefined
  /** @param path of the target; empty for none */
  choose(path: string): void
}

function options(candidates: readonly Candidate[]) {
  return candidates.map(({ path, title }) => (
    <option key={path} value={path}>
      {title} ({path})
    </option>
  ))
}

type TargetSelectProps = TargetChoice & {
  path: string
  /** What it says when nothing is chosen. */
  none: string
}

/** Where a path leads: a page, or an article that is much alike. */
export function TargetSelect({ path, suggested, pages, target, choose, none }: TargetSelectProps) {
  return (
    <Select
      fontSize={1}
      aria-label={`Where ${path} leads`}
      value={target?.path ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{none}</option>
      {suggested.length > 0 && <optgroup label="Most alike">{options(suggested)}</optgroup>}
      <optgroup label="All pages">{options(pages)}</optgroup>
    </Select>
  )
}

import { Select } from '@sanity/ui'
import type { LakeRoutes } from '../routes/lake-routes.ts'

/** A page, or an article, to which a redirect can lead. */
export type Candidate = {
  path: string
  title: string
  /** Id of a page document; an article has none. */
  pageId?: string
}

/** The published pages, by path. */
export function pageCandidates(routes: LakeRoutes | null): Required<Candidate>[] {
  return Array.from(routes?.pages.values() ?? [], ({ _id, path, title }) => ({
    path,
    title: title || path,
    pageId: _id,
  })).sort((a, b) => (a.path < b.path ? -1 : 1))
}

type TargetSelectProps = {
  label: string
  placeholder: string
  /** The path of the chosen one; empty for none. */
  value: string
  pages: readonly Candidate[]
  /** Listed before the others. */
  suggested?: readonly Candidate[]
  onChoose(path: string): void
}

export function TargetSelect({ label, placeholder, value, pages, suggested = [], onChoose }: TargetSelectProps) {
  const options = (candidates: readonly Candidate[]) =>
    candidates.map(({ path, title }) => (
      <option key={path} value={path}>
        {title} ({path})
      </option>
    ))
  return (
    <Select
      fontSize={1}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{placeholder}</option>
      {suggested.length > 0 && <optgroup label="Most alike">{options(suggested)}</optgroup>}
      <optgroup label="All pages">{options(pages)}</optgroup>
    </Select>
  )
}

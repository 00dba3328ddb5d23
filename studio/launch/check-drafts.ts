/** Validates the drafts of a launch as if they were all published already, with the rules of their forms. */
import { validateDocument, type Workspace } from 'sanity'
import { FACTS } from '../../lib/facts/facts.ts'
import { type Blocker, blockersOf } from '../../lib/launch/blockers.ts'
import type { StoredCheck } from '../../lib/launch/document.ts'
import type { LaunchState } from '../../lib/launch/read-launch.ts'
import { problemsOf } from '../form/problems.ts'
import { goOutTogether } from '../rules/facts.ts'

/** What the Studio knows of a launch at one moment. */
export type LaunchReport = LaunchState & { blockers: Blocker[]; checks: StoredCheck[] }

/** Pictures and files are not documents that somebody publishes. */
const ASSET = /^(image|file)-/

const reports = new WeakMap<LaunchState, Promise<LaunchReport>>()

/** Validated once for each state, whoever needs it; again when that failed. */
export function reportOf(state: LaunchState, workspace: Workspace): Promise<LaunchReport> {
  const known = reports.get(state)
  if (known) return known
  const report = validate(state, workspace)
  report.catch(() => reports.delete(state))
  reports.set(state, report)
  return report
}

async function validate(state: LaunchState, workspace: Workspace): Promise<LaunchReport> {
  const { launch, pairs, exists } = state
  const facts = pairs.get(FACTS)?.draft
  const checked = Array.from(pairs, async ([id, { draft, published }]) => {
    const check = { _key: id, draftRevision: draft?._rev ?? null, publishedRevision: published?._rev ?? null }
    const type = draft && workspace.schema.get(draft._type)
    if (!draft || !type) {
      // It may have been published since: the earlier check says what was out before.
      const earlier = launch.checks?.find(({ _key }) => _key === id)
      return { check: earlier ?? { ...check, problems: 0 }, blockers: [] }
    }
    const document = { ...draft, _createdAt: draft._createdAt ?? '', _updatedAt: draft._updatedAt ?? '' }
    if (facts) goOutTogether(document, facts)
    const markers = await validateDocument({
      document,
      workspace,
      getDocumentExists: async ({ id: target }) =>
        Boolean(pairs.get(target)?.draft ?? pairs.get(target)?.published) || exists(target) || ASSET.test(target),
      environment: 'studio',
    })
    const problems = problemsOf(markers, draft, type)
    const blockers = problems.map(({ position, message }) => ({
      documentId: id,
      message: position ? `${position}: ${message}` : message,
    }))
    return { check: { ...check, problems: problems.length }, blockers }
  })
  const results = await Promise.all(checked)
  return {
    ...state,
    blockers: [...blockersOf(launch, pairs, exists), ...results.flatMap(({ blockers }) => blockers)],
    checks: results.map(({ check }) => check),
  }
}

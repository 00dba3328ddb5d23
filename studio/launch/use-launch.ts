/** A launch in the Studio: what it holds now, kept up to date, and its transactions. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Observable } from 'rxjs'
import { type SanityClient, useClient, useWorkspace } from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import type { Blocker } from '../../lib/launch/blockers.ts'
import { type Launch, launchId } from '../../lib/launch/document.ts'
import {
  commit,
  hasConflict,
  LAUNCHES,
  type LaunchState,
  launchRefusal,
  readLaunch,
} from '../../lib/launch/read-launch.ts'
import { backTransaction, type Mutation, releaseTransaction } from '../../lib/launch/transactions.ts'
import { errorMessage } from '../../lib/log.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { liveQuery } from '../common/lake/live-query.ts'
import { useLiveQuery } from '../common/lake/use-lake-query.ts'
import { type LaunchReport, reportOf } from './check-drafts.ts'
import { releaseObstacle, scheduleObstacle } from './status-sentences.ts'

/** A launch, and whatever may be in one. */
const WATCHED = `*[_type in ${JSON.stringify(['launch', ...EDITED_TYPES])}]`

/** The lake as launches are read and written: drafts and published documents, in no cache. */
function rawLake(client: SanityClient): SanityClient {
  return client.withConfig({ apiVersion: API_VERSION, perspective: 'raw', useCdn: false })
}

/** The last finished validation of what is read from the lake; null until there is one. */
function useReports(states: readonly LaunchState[] | null): LaunchReport[] | null {
  const workspace = useWorkspace()
  const [reports, setReports] = useState<LaunchReport[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (states) {
      Promise.all(states.map((state) => reportOf(state, workspace))).then(
        (made) => isCurrent && setReports(made),
        () => {},
      )
    }
    return () => {
      isCurrent = false
    }
  }, [states, workspace])
  return reports
}

const observedById = new Map<string, Observable<LaunchState[]>>()

/** Shared by the form and the actions. */
function observeLaunch(client: SanityClient, id: string): Observable<LaunchState[]> {
  const known = observedById.get(id)
  if (known) return known
  const observed = liveQuery(client, WATCHED, async (lake) => {
    const state = await readLaunch(lake, id)
    return state ? [state] : []
  })
  observedById.set(id, observed)
  return observed
}

export type LaunchView = LaunchState & {
  /**
   * What keeps it from going out, as of the last check; null before the first one. The rules of forms run while the browser
   * has nothing else to do, so a check may take seconds.
   */
  blockers: Blocker[] | null
}

/** A launch with its documents, up to date; null until it is read, and while it does not exist. */
export function useLaunch(id: string): LaunchView | null {
  const observe = useCallback((client: SanityClient) => observeLaunch(client, id), [id])
  const states = useLiveQuery(observe)
  const report = useReports(states)?.[0]
  const state = states?.[0]
  return useMemo(() => (state ? { ...state, blockers: report?.blockers ?? null } : null), [state, report])
}

let scheduled$: Observable<LaunchState[]> | undefined

/** Shared, so that what the checks of the whole Studio have validated already is not validated again for the start screen. */
function observeScheduled(client: SanityClient): Observable<LaunchState[]> {
  scheduled$ ??= liveQuery(client, WATCHED, async (lake) => {
    const ids = await lake.fetch<string[]>(`${LAUNCHES}[status == "scheduled"]._id`, {}, { tag: 'launch.scheduled' })
    const states = await Promise.all(ids.map((id) => readLaunch(lake, id)))
    return states.flatMap((state) => state ?? [])
  })
  return scheduled$
}

/** All launches that are scheduled, as of their last check; null before the first one. */
export function useScheduledLaunches(): LaunchReport[] | null {
  return useReports(useLiveQuery(observeScheduled))
}

/** Tries of a transaction while colleagues type in its documents. */
const TRIES = 3

/** What is done with a launch. Each resolves with a reason when it could not be done, and nothing has changed then. */
export type LaunchOperations = {
  release(): Promise<string | null>
  schedule(): Promise<string | null>
  cancel(): Promise<string | null>
  undo(): Promise<string | null>
  /** Stores that the drafts have been validated as they are. */
  saveChecks(report: LaunchReport): Promise<void>
}

function patch({ _id: id, _rev: ifRevisionID }: Launch, set: Partial<Launch>, unset: string[] = []): Mutation[] {
  return [{ patch: { id, ifRevisionID, set, unset } }]
}

export function useLaunchOperations(id: string): LaunchOperations {
  const client = useClient({ apiVersion: API_VERSION })
  const workspace = useWorkspace()
  return useMemo(() => {
    const lake = rawLake(client)

    /** @param mutationsOf made of what is in the lake at this moment */
    async function run(mutationsOf: (report: LaunchReport) => Mutation[] | string): Promise<string | null> {
      for (let tries = 1; ; tries += 1) {
        try {
          const state = await readLaunch(lake, launchId(id))
          if (!state) return 'The launch has been deleted.'
          const mutations = mutationsOf(await reportOf(state, workspace))
          if (typeof mutations === 'string') return mutations
          await commit(lake, mutations)
          return null
        } catch (error) {
          if (hasConflict(error) && tries < TRIES) continue
          return launchRefusal(error) ?? errorMessage(error)
        }
      }
    }

    const now = () => new Date().toISOString()
    const blocked = ({ launch, blockers }: LaunchReport) =>
      blockers[0] ? `It is not ready: ${blockers[0].message}` : releaseObstacle(launch, blockers, Date.now())
    return {
      release: () => run((report) => blocked(report) ?? releaseTransaction(report.launch, report.pairs, now(), false)),
      schedule: () =>
        run((report) => {
          const { launch, checks } = report
          const obstacle = blocked(report) ?? scheduleObstacle(launch, report.blockers, Date.now(), true)
          return obstacle ?? patch(launch, { status: 'scheduled', checks }, ['problem'])
        }),
      cancel: () => run(({ launch }) => patch(launch, { status: 'preparing' }, ['problem', 'checks'])),
      undo: () => run(({ launch, pairs }) => backTransaction(launch, pairs, now(), 'undo')),
      // Another Studio may have been faster, which is as good.
      saveChecks: ({ launch, checks }) => commit(lake, patch(launch, { checks })).catch(() => {}),
    }
  }, [client, workspace, id])
}

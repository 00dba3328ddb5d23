/** Launches on the start screen: what goes out next, what is held back, and what was late. */
import { Text } from '@sanity/ui'
import { LAUNCH, type Launch } from '../../lib/launch/document.ts'
import { lateness, nextDue } from '../../lib/launch/due.ts'
import { DocumentLink } from '../common/document-link.tsx'
import { useLakeQuery } from '../common/lake/use-lake-query.ts'
import { isOverdue } from './status-sentences.ts'
import { durationInWords, timeInWords } from './time/company-time.ts'
import { useCompanyZone } from './time/use-company-zone.ts'
import { useScheduledLaunches } from './use-launch.ts'

/** For how long it is said that a launch went out late, in milliseconds. */
const LATE_SHOWN_MS = 7 * 86_400_000
const REFRESH_MS = 30_000

const QUERY = `*[_type == "${LAUNCH}" && status in ["scheduled", "released"]] | order(startsAt asc){
  _id, _rev, name, status, startsAt, endsAt, problem, releasedAt, wasScheduled
}`

/** What is to be said of a launch; null when nothing is. @param blockers number of things that would hold it back */
function lineOf(launch: Launch, blockers: number, zone: string, now: number): string | null {
  const due = nextDue(launch)
  if (launch.problem) return `held back at its time: ${launch.problem}`
  if (isOverdue(launch, now)) return 'its time has passed and nothing has happened: open it to see why'
  const late = lateness(launch)
  const isNews = late !== null && now - Date.parse(launch.releasedAt ?? '') < LATE_SHOWN_MS
  const wasLate = isNews ? `went out ${durationInWords(late)} late, because the site was not running at its time. ` : ''
  if (!due) return wasLate || null
  const when = timeInWords(new Date(due.dueAt).toISOString(), zone)
  if (due.action === 'end') return `${wasLate}goes back on ${when}`
  if (blockers === 0) return `goes out on ${when}`
  return `is to go out on ${when}, and is not ready: ${blockers} to put right`
}

/** Lines of a list; none where there is no launch to be watched. */
export function LaunchLines() {
  const zone = useCompanyZone()
  const launches = useLakeQuery<Launch[]>(QUERY, {}, { refreshInterval: REFRESH_MS })
  const reports = useScheduledLaunches()
  const lines = (launches ?? []).flatMap((launch) => {
    const report = reports?.find(({ launch: { _id: id } }) => id === `drafts.${launch._id}`)
    const text = lineOf(launch, report?.blockers.length ?? 0, zone, Date.now())
    return text === null ? [] : [{ id: launch._id, name: launch.name || 'A launch', text }]
  })
  return (
    <>
      {lines.map(({ id, name, text }) => (
        <Text as="li" size={1} key={id}>
          Launch “
          <DocumentLink id={id} type={LAUNCH}>
            {name}
          </DocumentLink>
          ”: {text}
        </Text>
      ))}
    </>
  )
}

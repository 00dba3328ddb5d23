/** Launches on the start screen: what goes out next, what is held back, and what was late. */
import { Text } from '@sanity/ui'
import { LAUNCH, type Launch } from '../../lib/launch/document.ts'
import { DocumentLink } from '../common/document-link.tsx'
import { useLakeQuery } from '../common/lake/use-lake-query.ts'
import { startLine } from './status-sentences.ts'
import { useCompanyZone } from './time/use-company-zone.ts'
import { useScheduledLaunches } from './use-launch.ts'

const REFRESH_MS = 30_000

const QUERY = `*[_type == "${LAUNCH}" && status in ["scheduled", "released"]] | order(startsAt asc){
  _id, _rev, name, status, startsAt, endsAt, problem, releasedAt, wasScheduled, "checks": coalesce(checks, [])
}`

/** Lines of a list; none where there is no launch to be watched. */
export function LaunchLines() {
  const zone = useCompanyZone()
  const launches = useLakeQuery<Launch[]>(QUERY, {}, { refreshInterval: REFRESH_MS })
  const reports = useScheduledLaunches()
  const lines = (launches ?? []).flatMap((launch) => {
    const report = reports?.find(({ launch: { _id: id } }) => id === `drafts.${launch._id}`)
    const text = startLine(launch, report?.blockers ?? null, zone, Date.now())
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

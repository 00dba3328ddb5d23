/**
 * Validates the drafts of scheduled launches again whenever somebody changes them: at its time the site has no Studio to
 * do so. Every open Studio does it, so also the one in which they were changed.
 */
import { useEffect } from 'react'
import type { LayoutProps } from 'sanity'
import { isSame } from '../../lib/launch/contents.ts'
import type { LaunchReport } from './check-drafts.ts'
import { useLaunchOperations, useScheduledLaunches } from './use-launch.ts'

/** Pause in the typing after which the result is stored, in milliseconds. */
const PAUSE_MS = 300

function Checked({ report }: { report: LaunchReport }) {
  const { saveChecks } = useLaunchOperations(report.launch._id)
  useEffect(() => {
    if (isSame(report.checks, report.launch.checks ?? [])) return
    const timer = setTimeout(() => saveChecks(report), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [report, saveChecks])
  return null
}

/** The Studio's layout, and beside it the checks. */
export function LaunchChecks(props: LayoutProps) {
  const reports = useScheduledLaunches()
  return (
    <>
      {props.renderDefault(props)}
      {reports?.map((report) => (
        <Checked key={report.launch._id} report={report} />
      ))}
    </>
  )
}

/** Where browsers report what the Content-Security-Policy has stopped (next.config.js). */
import { createPolicyReportHandler } from '@/lib/reports/server/policy-handler'

/** The handler reads the raw stream itself, with a size limit. */
export const config = { api: { bodyParser: false } }

export default createPolicyReportHandler()

/** Where pages report how they were for a visitor, with WEB_VITALS=on (lib/reports). */

import { reportsVisits } from '@/lib/env'
import { createVitalsHandler } from '@/lib/reports/server/visit-handler'
import { metrics } from '@/lib/server/metrics/metrics'

/** The handler reads the raw stream itself, with a size limit. */
export const config = { api: { bodyParser: false } }

export default createVitalsHandler(() => (reportsVisits() ? metrics()?.visits : undefined))

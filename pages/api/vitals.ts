/** Where pages report how they were for a visitor, with WEB_VITALS=on (lib/web-vitals). */

import { reportsVisits } from '@/lib/env'
import { metrics } from '@/lib/server/metrics/metrics'
import { createVitalsHandler } from '@/lib/web-vitals/server/handler'

/** The handler reads the raw stream itself, with a size limit. */
export const config = { api: { bodyParser: false } }

export default createVitalsHandler(() => (reportsVisits() ? metrics()?.visits : undefined))

import { FACTS } from '../../../lib/facts/facts.ts'
import { zoneOf } from '../../../lib/facts/opening-hours.ts'
import { useLake } from '../../common/lake/use-lake.ts'

const QUERY = `*[_id == "${FACTS}"][0].openingHours.timeZone`

/** The time zone of the company, which "Facts" has with its opening hours. */
export function useCompanyZone(): string {
  return zoneOf(useLake<string | null>(QUERY, {}))
}

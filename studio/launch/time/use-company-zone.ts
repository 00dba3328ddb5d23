import { FACTS } from '../../../lib/facts/facts.ts'
import { useLake } from '../../common/lake/use-lake.ts'
import { zoneOf } from './company-time.ts'

const QUERY = `*[_id == "${FACTS}"][0].openingHours.timeZone`

/** The time zone of the company, which "Facts" has with its opening hours. */
export function useCompanyZone(): string {
  return zoneOf(useLake<string | null>(QUERY, {}))
}

/** The company's time zone. */
import { FACTS } from '../../../lib/facts/facts.ts'
import { zoneOf } from '../../../lib/facts/opening-hours.ts'
import { useLakeQuery } from '../../common/lake/use-lake-query.ts'

const QUERY = `*[_id == "${FACTS}"][0].openingHours.timeZone`

/** The time zone of the company, which "Facts" has with its opening hours. */
export function useCompanyZone(): string {
  return zoneOf(useLakeQuery<string | null>(QUERY, {}))
}

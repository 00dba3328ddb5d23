import { RATING_BADGE } from '../../../lib/content/fragments.ts'

/** What a rating reads. */
export const RATING = /* groq */ `_type == "rating" => {
  text,
  badge { ${RATING_BADGE} }
}`

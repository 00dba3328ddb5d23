import { RATING_BADGE } from '../fragments.ts'

/** What a rating reads. */
export const RATING = /* groq */ `_type == "rating" => {
  text,
  badge { ${RATING_BADGE} }
}`

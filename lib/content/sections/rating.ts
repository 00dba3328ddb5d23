import { RATING_BADGE } from '../fragments.ts'

/** GROQ projection of a rating. */
export const RATING = /* groq */ `_type == "rating" => {
  text,
  badge { ${RATING_BADGE} }
}` as const

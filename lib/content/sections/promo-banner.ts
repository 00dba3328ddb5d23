import { ACTION, IMAGE } from '../fragments.ts'

/** GROQ projection of a promo banner. */
export const PROMO_BANNER = /* groq */ `_type == "promoBanner" => {
  eyebrow,
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  art { ${IMAGE} }
}` as const

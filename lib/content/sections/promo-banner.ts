import { ACTION, IMAGE } from '../fragments.ts'

/** What a promo banner reads. */
export const PROMO_BANNER = /* groq */ `_type == "promoBanner" => {
  eyebrow,
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  art { ${IMAGE} }
}`

import { ACTION, IMAGE } from '../../../lib/content/fragments.ts'

/** What a promo banner reads. */
export const PROMO_BANNER = /* groq */ `_type == "promoBanner" => {
  eyebrow,
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  art { ${IMAGE} }
}`

import { ACTION } from '../fragments.ts'

/** GROQ projection of a credit promotion. */
export const CREDIT_PROMOTION = /* groq */ `_type == "creditPromotion" => {
  eyebrow,
  "amount": coalesce(amount, ""),
  amountLabel,
  text,
  usesHeading,
  "uses": coalesce(uses[] { _key, "title": coalesce(title, ""), text, icon }, []),
  "actions": coalesce(actions[] { ${ACTION} }, [])
}` as const

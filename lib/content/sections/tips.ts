import { ACTION, IMAGE } from '../fragments.ts'

/** What a list of tips reads. */
export const TIPS = /* groq */ `_type == "tips" => {
  eyebrow,
  intro,
  "marks": coalesce(marks, "ticks"),
  "items": coalesce(items[] { _key, "title": coalesce(title, ""), text }, []),
  image { ${IMAGE} },
  note,
  "actions": coalesce(actions[] { ${ACTION} }, [])
}`

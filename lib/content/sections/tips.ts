import { ACTION, IMAGE } from '../fragments.ts'

/** GROQ projection of a list of tips. */
export const TIPS = /* groq */ `_type == "tips" => {
  eyebrow,
  intro,
  "marks": coalesce(marks, "ticks"),
  "items": coalesce(items[] { _key, "title": coalesce(title, ""), text }, []),
  image { ${IMAGE} },
  note,
  "actions": coalesce(actions[] { ${ACTION} }, [])
}` as const

import { ACTION, ACTION_FIELDS, IMAGE } from '../fragments.ts'

/** GROQ projection of service cards. */
export const SERVICE_CARDS = /* groq */ `_type == "serviceCards" => {
  eyebrow,
  intro,
  "layout": coalesce(layout, "cards"),
  "cards": coalesce(cards[] {
    _key, "title": coalesce(title, ""), text, icon, image { ${IMAGE} }, action { ${ACTION_FIELDS} }
  }, []),
  "actions": coalesce(actions[] { ${ACTION} }, [])
}` as const

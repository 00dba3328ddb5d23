import { ACTION_FIELDS, IMAGE } from '../fragments.ts'

/** GROQ projection of the roles. */
export const ROLES = /* groq */ `_type == "roles" => {
  text,
  requirementsLabel,
  toSendLabel,
  "roles": coalesce(roles[] {
    _key, anchor, "title": coalesce(title, ""), text,
    "requirements": coalesce(requirements, []),
    "toSend": coalesce(toSend, []),
    image { ${IMAGE} },
    action { ${ACTION_FIELDS} }
  }, [])
}` as const

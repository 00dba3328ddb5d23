import { ACTION_FIELDS, IMAGE } from '../fragments.ts'

/** What the roles read. */
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
}`

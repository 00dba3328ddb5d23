import { ACTION, IMAGE } from '../../../lib/content/fragments.ts'

/** What a page banner reads. */
export const PAGE_BANNER = /* groq */ `_type == "pageBanner" => {
  eyebrow,
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  art { ${IMAGE} },
  form { "show": coalesce(show, false), heading, subheading }
}`

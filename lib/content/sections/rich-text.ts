import { BODY } from '../fragments.ts'

/** What running text reads. */
export const RICH_TEXT = /* groq */ `_type == "richText" => {
  "body": coalesce(body[] { ${BODY} }, []), "contents": coalesce(contents, "auto"), updated
}`

import { BODY } from '../fragments.ts'

/** GROQ projection of rich text. */
export const RICH_TEXT = /* groq */ `_type == "richText" => {
  "body": coalesce(body[] { ${BODY} }, []), "contents": coalesce(contents, "auto"), updated
}` as const

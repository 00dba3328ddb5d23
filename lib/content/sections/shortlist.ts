import { ACTION } from '../fragments.ts'

/** GROQ projection of the shortlist's texts. The voices come from local storage and the external API. */
export const SHORTLIST = /* groq */ `_type == "shortlist" => {
  intro, "emptyText": coalesce(emptyText, ""), "actions": coalesce(actions[] { ${ACTION} }, []),
  "sharedHeading": coalesce(sharedHeading, ""), sharedText, "missingText": coalesce(missingText, ""),
  "noScriptText": coalesce(noScriptText, "")
}` as const

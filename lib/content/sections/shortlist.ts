import { ACTION } from '../fragments.ts'

/** What the shortlist reads: its words. The voices come from the visitor's browser and the external API. */
export const SHORTLIST = /* groq */ `_type == "shortlist" => {
  intro, "emptyText": coalesce(emptyText, ""), "actions": coalesce(actions[] { ${ACTION} }, []),
  "sharedHeading": coalesce(sharedHeading, ""), sharedText, "missingText": coalesce(missingText, ""),
  "noScriptText": coalesce(noScriptText, "")
}`

import { ACTION } from '../fragments.ts'

/** What the team section reads. The people come from the external API. */
export const TEAM_TEASER = /* groq */ `_type == "teamTeaser" => {
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  maxPeople
}`

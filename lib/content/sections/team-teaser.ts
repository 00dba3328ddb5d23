import { ACTION } from '../fragments.ts'

/** GROQ projection of the team teaser. The people come from the external API. */
export const TEAM_TEASER = /* groq */ `_type == "teamTeaser" => {
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  maxPeople
}` as const

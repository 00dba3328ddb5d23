/** GROQ projection of the team. The people come from the external API. */
export const TEAM = /* groq */ `_type == "team" => { text, "emptyText": coalesce(emptyText, "") }`

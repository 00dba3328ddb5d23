/** GROQ projection of the offices. The offices themselves come with the site settings. */
export const OFFICES = /* groq */ `_type == "offices" => { text, "towns": coalesce(towns, []) }`

/** GROQ projection of the client logos. The logos themselves come with the site settings. */
export const LOGOS = /* groq */ `_type == "logos" => { "clients": coalesce(clients, []) }`

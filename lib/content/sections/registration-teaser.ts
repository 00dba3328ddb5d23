/** GROQ projection of the registration teaser. */
export const REGISTRATION_TEASER = /* groq */ `_type == "registrationTeaser" => {
  eyebrow, intro,
  "benefits": coalesce(benefits[] { _key, "title": coalesce(title, ""), text, icon }, []),
  "buttonLabel": coalesce(buttonLabel, "")
}`

/** What the teaser of the registration reads. */
export const REGISTRATION_TEASER = /* groq */ `_type == "registrationTeaser" => {
  eyebrow, intro,
  "benefits": coalesce(benefits[] { _key, "title": coalesce(title, ""), text, icon }, []),
  "buttonLabel": coalesce(buttonLabel, "")
}`

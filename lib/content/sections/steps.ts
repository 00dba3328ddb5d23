/** GROQ projection of a list of steps. */
export const STEPS = /* groq */ `_type == "steps" => {
  intro,
  "steps": coalesce(steps[] { _key, "title": coalesce(title, ""), text, icon }, [])
}`

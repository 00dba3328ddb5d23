/** What a list of steps reads. */
export const STEPS = /* groq */ `_type == "steps" => {
  intro,
  "steps": coalesce(steps[] { _key, "title": coalesce(title, ""), text, icon }, [])
}`

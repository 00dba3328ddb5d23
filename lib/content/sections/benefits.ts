/** GROQ projection of the benefits. */
export const BENEFITS = /* groq */ `_type == "benefits" => {
  "layout": coalesce(layout, "strip"),
  "items": coalesce(items[] { _key, "title": coalesce(title, ""), text, icon }, [])
}`

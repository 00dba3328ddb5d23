/** What a strip of benefits reads. */
export const BENEFITS = /* groq */ `_type == "benefits" => {
  "items": coalesce(items[] { _key, "title": coalesce(title, ""), text, icon }, [])
}`

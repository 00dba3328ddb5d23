/** GROQ projection of the statistics. Without figures of their own, those of the site settings are shown. */
export const STATISTICS = /* groq */ `_type == "statistics" => {
  "statistics": coalesce(statistics[] {
    _key, "value": coalesce(string(value), ""), "suffix": coalesce(suffix, ""), "label": coalesce(label, "")
  }, [])
}`

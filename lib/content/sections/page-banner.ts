import { ACTION, FILE, IMAGE } from '../fragments.ts'

/** What a page banner reads. Its sample is heard only: a film has no place there. */
export const PAGE_BANNER = /* groq */ `_type == "pageBanner" => {
  eyebrow,
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  "layout": coalesce(layout, "beside"),
  ground,
  art { ${IMAGE} },
  form { "show": coalesce(show, false), heading, subheading, promise },
  "facts": coalesce(facts[] { _key, "value": coalesce(value, ""), "label": coalesce(label, "") }, []),
  "sample": sample-> {
    "_key": _id, "title": coalesce(title, ""), description, audio { ${FILE} }, "peaks": coalesce(peaks, []), seconds,
    "isSample": coalesce(isSample, false)
  }
}`

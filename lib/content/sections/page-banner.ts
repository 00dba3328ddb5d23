import { ACTION, FILE, IMAGE } from '../fragments.ts'

/** GROQ projection of a page banner. Its sample is audio only: there is no room for a video. */
export const PAGE_BANNER = /* groq */ `_type == "pageBanner" => {
  eyebrow,
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  "layout": coalesce(layout, "beside"),
  panelTone,
  art { ${IMAGE} },
  form { "show": coalesce(show, false), heading, subheading, promise },
  "facts": coalesce(facts[] { _key, "value": coalesce(value, ""), "label": coalesce(label, "") }, []),
  "sample": sample-> {
    "_key": _id, "title": coalesce(title, ""), description, audio { ${FILE} }, "peaks": coalesce(peaks, []), seconds,
    "isSample": coalesce(isSample, false)
  }
}` as const

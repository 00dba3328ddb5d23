import { ACTION, FILE, IMAGE } from '../fragments.ts'

const SAMPLE = /* groq */ `
  "_key": _id, "kind": coalesce(kind, "audio"), "title": coalesce(title, ""), eyebrow, description, transcript, credits,
  audio { ${FILE} }, "peaks": coalesce(peaks, []), seconds,
  video { ${FILE} }, poster { ${IMAGE} }, captions { ${FILE} }, switchAt,
  "isSample": coalesce(isSample, false)
` as const

/** GROQ projection of samples: the published ones, in their order. Peaks are 0-255 along the recording. */
export const SAMPLES = /* groq */ `_type == "samples" => {
  eyebrow,
  intro,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  "samples": coalesce(samples[defined(@->_id)]-> { ${SAMPLE} }, []),
  initialCount,
  "keepLoadMore": coalesce(keepLoadMore, false),
  "layout": coalesce(layout, "rows")
}` as const

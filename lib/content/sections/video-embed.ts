import { ACTION, FILE, IMAGE } from '../fragments.ts'

/** What a section with one film reads; `seconds` is its length. */
export const VIDEO_EMBED = /* groq */ `_type == "videoEmbed" => {
  eyebrow, text, videoTitle,
  "source": coalesce(source, "file"), address, video { ${FILE} }, poster { ${IMAGE} }, captions { ${FILE} },
  seconds, transcript,
  "actions": coalesce(actions[] { ${ACTION} }, [])
}`

import { ACTION, FILE, IMAGE } from '../fragments.ts'

/** GROQ projection of a section with one video; `seconds` is its length. */
export const VIDEO_EMBED = /* groq */ `_type == "videoEmbed" => {
  eyebrow, text, videoTitle,
  "source": coalesce(source, "file"), address, video { ${FILE} }, poster { ${IMAGE} }, captions { ${FILE} },
  seconds, transcript,
  "actions": coalesce(actions[] { ${ACTION} }, [])
}` as const

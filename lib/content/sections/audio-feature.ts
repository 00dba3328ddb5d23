import { ACTION, FILE } from '../fragments.ts'

/** GROQ projection of the audio feature: peaks are 0-255 along the recording, seconds its length. */
export const AUDIO_FEATURE = /* groq */ `_type == "audioFeature" => {
  eyebrow,
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  "samples": coalesce(samples[] {
    _key, "title": coalesce(title, ""), description, audio { ${FILE} }, "peaks": coalesce(peaks, []), seconds,
    "isSample": coalesce(isSample, false)
  }, [])
}` as const

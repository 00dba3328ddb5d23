import { VOICE_SOURCE } from '../fragments.ts'

/** GROQ projection of the list of voices. The voices come from the external API. */
export const VOICE_LIST = /* groq */ `_type == "voiceList" => {
  ${VOICE_SOURCE},
  intro, "hideHeading": coalesce(hideHeading, false), castingText, castingLabel, castingTitle
}` as const

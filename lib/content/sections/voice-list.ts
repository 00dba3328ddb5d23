/** GROQ projection of the list of voices. The voices come from the external API. */
export const VOICE_LIST = /* groq */ `_type == "voiceList" => {
  intro, "hideHeading": coalesce(hideHeading, false), castingText, castingLabel, castingTitle
}`

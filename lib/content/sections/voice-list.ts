/** What the grid of voices reads. The voices come from the external API. */
export const VOICE_LIST = /* groq */ `_type == "voiceList" => {
  intro, "hideHeading": coalesce(hideHeading, false), castingText, castingLabel, castingTitle
}`

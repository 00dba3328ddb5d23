/** GROQ projection of the list of AI voices. The voices come from the external API. */
export const ETHICAL_VOICE_LIST = /* groq */ `_type == "ethicalVoiceList" => {
  intro, "hideHeading": coalesce(hideHeading, false), "consent": coalesce(consent, ""), bookingNote, castingText, castingLabel, castingTitle,
  "consents": coalesce(consents[] { _key, "code": coalesce(code, ""), "text": coalesce(text, "") }, [])
}`

/** GROQ projection of the estimator. Its prices come from the external API. */
export const ESTIMATOR = /* groq */ `_type == "estimator" => {
  text, includedText, gstNote, emptyHint, usageNote, finaliseLabel
}`

/** GROQ projection of the stopwatch's texts. */
export const STOPWATCH = /* groq */ `_type == "stopwatch" => { intro, keysLabel, emptyText, noScriptText }`

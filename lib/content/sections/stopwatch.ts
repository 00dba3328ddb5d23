/** What the stopwatch reads: its words. */
export const STOPWATCH = /* groq */ `_type == "stopwatch" => { intro, keysLabel, emptyText, noScriptText }`

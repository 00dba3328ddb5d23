/** The text of caption files: SubRip (.srt) and WebVTT (.vtt). Pure. */

const TIMING = /^\s*(?:\d{1,3}:)?\d{1,3}:\d\d[.,]\d{2,3}\s*-->/
/** Blocks of WebVTT that nobody reads. */
const SILENT_BLOCK = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/
/** Formatting, voices and times inside a cue: "<i>", "<v Sarah>", "<00:01.000>", "{\an8}". */
const TAG = /<[^<>\n]{0,200}>|\{\\[^{}\n]{0,80}\}/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

/** The words of the cues, a line each; numbers and times are left out. */
export function captionsText(file: string): string {
  const blocks = file
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  const cues = blocks.flatMap((block) => {
    if (SILENT_BLOCK.test(block)) return []
    const lines = block.split('\n')
    const timing = lines.findIndex((line) => TIMING.test(line))
    return timing === -1 ? [] : lines.slice(timing + 1)
  })
  return cues
    .map((line) => line.replace(TAG, '').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity))
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

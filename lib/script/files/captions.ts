/** The text of caption files: SubRip (.srt) and WebVTT (.vtt). Pure. */
import { decodeHTML } from 'entities'

const TIME = '(?:(\\d{1,3}):)?(\\d{1,3}):(\\d\\d)[.,:](\\d{2,3})'
const TIMING = new RegExp(`^\\s*${TIME}\\s*-->\\s*${TIME}`)
/** Blocks of WebVTT that nobody reads, up to the next blank line. */
const SILENT_BLOCK = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/
/** Formatting, voices and times inside a cue: "<i>", "<v Sarah>", "<00:01.000>", "{\an8}". */
const TAG = /<[^<>\n]{0,200}>|\{\\[^{}\n]{0,80}\}/g
/** Times of single words, which rolling captions have. */
const WORD_TIMES = /<\d[\d:.]{4,12}>|<c[.>]/

type Cue = { begin: number; end: number; lines: string[] }

function secondsOf([hours = '0', minutes = '0', seconds = '0', rest = '0']: readonly string[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${rest}`)
}

/** Cues begin at their times: a blank line may have a blank in it, or be missing, and one may stand inside a cue. */
function cuesOf(file: string): Cue[] {
  const cues: Cue[] = []
  let cue: Cue | null = null
  let isSilent = false
  let isAfterBlank = true
  for (const line of file.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    const [timing, ...times] = TIMING.exec(line) ?? []
    const isBlank = line.trim() === ''
    if (timing) {
      // The line above is the number or the name of this cue.
      const above = cue?.lines.at(-1) ?? ''
      if (cue && (/^\s*\d+\s*$/.test(above) || cue.lines.at(-2)?.trim() === '')) cue.lines.pop()
      cue = { begin: secondsOf(times.slice(0, 4)), end: secondsOf(times.slice(4)), lines: [] }
      cues.push(cue)
      isSilent = false
    } else if (isAfterBlank && SILENT_BLOCK.test(line)) {
      isSilent = true
      cue = null
    } else if (!isSilent) cue?.lines.push(line)
    if (isBlank) isSilent = false
    isAfterBlank = isBlank
  }
  return cues
}

function textOf(line: string): string {
  return decodeHTML(line.replace(TAG, ''))
    .replace(/[\u200e\u200f]/g, '')
    .trim()
}

/** Captions that move up repeat the last line of the cue before. They have times of words, cues of no length, or do so nearly always. */
function isRolling(file: string, cues: readonly Cue[], texts: readonly string[][]): boolean {
  const repeats = texts.filter(
    (lines, index) => index > 0 && lines.length > 1 && lines[0] === texts[index - 1]?.at(-1),
  ).length
  return (
    WORD_TIMES.test(file) ||
    cues.some(({ begin, end }) => end - begin < 0.05) ||
    (repeats > 1 && repeats * 2 > cues.length)
  )
}

/** The words of the cues, a line each; numbers, names and times of cues are left out, and what rolling captions repeat. */
export function captionsText(file: string): string {
  const cues = cuesOf(file)
  const texts = cues.map(({ lines }) => lines.map(textOf).filter(Boolean))
  if (!isRolling(file, cues, texts)) return texts.flat().join('\n')
  return texts
    .flatMap((lines, index) => {
      const before = texts[index - 1] ?? []
      const repeated = before
        .slice(-lines.length)
        .findIndex((_, at, last) => last.slice(at).every((line, row) => lines[row] === line))
      if (repeated === -1) return lines
      // What is shown for a moment only is the line above once more; said again, it has a cue of its own.
      const isMoment = (cues[index]?.end ?? 0) - (cues[index]?.begin ?? 0) < 0.05
      const count = before.slice(-lines.length).length - repeated
      return isMoment || lines.length > count
        ? lines.slice(count)
        : WORD_TIMES.test(cues[index]?.lines.join('\n') ?? '')
          ? lines
          : []
    })
    .join('\n')
}

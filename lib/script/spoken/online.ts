/** Web and e-mail addresses: "bowerbird.com.au" is "bowerbird dot com dot A U". Pure. */
import { numberWords } from './numbers.ts'
import type { Match } from './reading.ts'

/** Ends of host names that are known as such, so that a missing space after a full stop makes no web address. */
const ENDS = 'com|net|org|gov|edu|info|biz|shop|store|online|app|dev|example|asn|id|au|nz|uk|us|io|co|tv|ai|fm|me'

const HOST = `(?:[a-z\\d][a-z\\d-]{0,62}\\.){1,5}(?:${ENDS})(?![a-z\\d-])`
const WEB = new RegExp(`^(?:https?://)?(?:www\\.)?(${HOST})((?:/[^\\s,;:!?"'()<>]{0,200})?)`, 'i')
const EMAIL = /^([a-z\d][a-z\d._+-]{0,63})@((?:[a-z\d][a-z\d-]{0,62}\.){1,5}[a-z]{2,24})(?![a-z\d-])/i

/** A name without spaces counts as a word for every so many letters. */
const LETTERS_PER_WORD = 9

const SIGNS: Readonly<Record<string, string>> = { '.': 'dot', '-': 'dash', _: 'underscore', '+': 'plus', '/': 'slash' }

/** `hiddenWords` are those of long names, beyond the first of each. */
type Said = { text: string; hiddenWords: number }

/** @param isEnd whether a name of two letters is spelled, as "A U" */
function sayName(name: string, isEnd: boolean): Said {
  if (/^\d+$/.test(name)) return { text: numberWords(name), hiddenWords: 0 }
  if (isEnd && name.length === 2 && !/^(?:co|me)$/i.test(name)) {
    return { text: Array.from(name.toUpperCase()).join(' '), hiddenWords: 0 }
  }
  const runs = name.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\D)(?=\d)|(?<=\d)(?=\D)/u)
  const text = runs.map((run) => (/^\d+$/.test(run) ? numberWords(run) : run)).join(' ')
  const hiddenWords = runs.reduce((sum, run) => sum + Math.max(0, Math.ceil(run.length / LETTERS_PER_WORD) - 1), 0)
  return { text, hiddenWords }
}

/** Every name and every sign between them. */
function say(written: string): Said {
  const pieces = written.split(/([._+/-])/).filter(Boolean)
  const said = pieces.map((piece, index) => {
    const sign = SIGNS[piece]
    return sign ? { text: sign, hiddenWords: 0 } : sayName(piece, index > 1 && pieces[index - 1] === '.')
  })
  return {
    text: said.map(({ text }) => text).join(' '),
    hiddenWords: said.reduce((sum, { hiddenWords }) => sum + hiddenWords, 0),
  }
}

/** A web address at the start of a text. Its "https" and "www" are not said on air; the second reading has them. */
export function readWeb(text: string): Match | null {
  const [written = '', host = '', path = ''] = WEB.exec(text) ?? []
  if (!written) return null
  // A full stop or slash at its end belongs to the sentence.
  const route = path.replace(/[./]+$/, '')
  const { text: said, hiddenWords } = say(host + route)
  const length = written.length - (path.length - route.length)
  return { kind: 'web', length, readings: [said, `W W W dot ${said}`].map((text) => ({ said: text, hiddenWords })) }
}

/** An e-mail address at the start of a text. */
export function readEmail(text: string): Match | null {
  const [written, person = '', host = ''] = EMAIL.exec(text) ?? []
  if (!written) return null
  const [before, after] = [say(person), say(host)]
  const hiddenWords = before.hiddenWords + after.hiddenWords
  const said = `${before.text} at ${after.text}`
  const readings = [said, `e-mail ${said}`].map((text) => ({ said: text, hiddenWords }))
  return { kind: 'email', length: written.length, readings }
}

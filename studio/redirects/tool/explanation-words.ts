/** Texts that explain what a path resolves to. Pure. */
import type { PathExplanation, Place } from '../../../lib/routing/redirects/explain-path.ts'

const PLACES: Readonly<Record<Place, string>> = {
  page: 'a page',
  article: 'an article',
  own: 'a page that the site makes itself',
  elsewhere: 'another website',
  nothing: 'nothing: there is no page',
  unknown: 'an address that may be an article or a file',
}

const AT: Readonly<Record<Exclude<Place, 'elsewhere'>, string>> = {
  page: 'A page is published here.',
  article: 'An article stands here.',
  own: 'The site answers this address itself.',
  nothing: 'There is nothing at this address: visitors are told that the page was not found (404).',
  unknown: 'No page and no redirect is here. It may be an article or a file, which the Studio cannot see.',
}

export function codeOf(permanent: boolean): string {
  return permanent ? 'for good (308)' : 'for a while (307)'
}

/** One or two sentences in plain words. */
export function explanationSentence(answer: PathExplanation): string {
  switch (answer.kind) {
    case 'unreadable':
      return 'This is not an address. Paste a whole one, such as https://www.example.com/blog, or a path, such as /blog.'
    case 'loop':
      return 'The redirects lead round in a circle, so visitors are told that the page was not found (404).'
    case 'place':
      return answer.tidied
        ? `${AT[answer.place]} Visitors are led to the tidy writing, ${answer.tidied}.`
        : AT[answer.place]
    case 'redirect': {
      const { steps, destination, permanent, place } = answer
      const count = steps.length === 1 ? 'a redirect leads' : `${steps.length} redirects lead`
      return `From here ${count} ${codeOf(permanent)} to ${destination}, ${PLACES[place]}.`
    }
  }
}

/** The severity of an explanation, as a tone of Sanity UI. */
export function explanationTone(answer: PathExplanation): 'default' | 'positive' | 'caution' | 'critical' {
  if (answer.kind === 'unreadable') return 'default'
  if (answer.kind === 'loop') return 'critical'
  if (answer.place === 'nothing') return answer.kind === 'redirect' ? 'critical' : 'caution'
  return answer.place === 'unknown' ? 'default' : 'positive'
}

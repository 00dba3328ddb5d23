/** An article as the site shows it: what its HTML becomes on the server (`server/read-article.ts`). */
import type { HostedFilm } from '@/lib/content/video-url'

/** A section of an article that a link can target. */
export type ArticlePart = { id: string; text: string }

/**
 * What an article's body consists of, in its order: sanitised HTML, and between it films and sounds, whose caption is
 * sanitised HTML too, or empty. URLs are absolute.
 */
export type BodyPart =
  | { type: 'html'; html: string }
  | { type: 'hostedFilm'; title: string; caption: string; film: HostedFilm }
  | { type: 'film'; title: string; caption: string; url: string; poster: string | null }
  | { type: 'sound'; title: string; caption: string; url: string }

export type Article = {
  /** Headings in its HTML have ids. */
  body: BodyPart[]
  /** The top-level headings, in order. */
  contents: ArticlePart[]
}

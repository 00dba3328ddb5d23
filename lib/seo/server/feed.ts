/** Builds the feed of the newest articles (RSS 2.0). Pure. */
import type { NewestPost } from '@/lib/routing/server/directory'
import { absoluteUrl } from '../seo'
import { escapeXml, tag } from './xml'

export const FEED_PATH = '/feed.xml'

export type FeedSources = {
  siteUrl: string
  title: string
  description: string
  /** URL of the page of all articles. */
  home: string
  posts: readonly NewestPost[]
}

/** A date without a time is written as noon UTC, which is the same day in Australia. */
function pubDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toUTCString()
}

function item(post: NewestPost, siteUrl: string): string {
  const url = absoluteUrl(post.path, siteUrl)
  return [
    '<item>',
    tag('title', post.title),
    tag('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    tag('description', post.description),
    ...(post.author ? [tag('dc:creator', post.author)] : []),
    ...(post.date ? [tag('pubDate', pubDate(post.date))] : []),
    '</item>',
  ].join('')
}

export function feed({ siteUrl, title, description, home, posts }: FeedSources): string {
  const self = escapeXml(`${siteUrl}${FEED_PATH}`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', title),
    tag('link', absoluteUrl(home, siteUrl)),
    tag('description', description),
    tag('language', 'en-au'),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** Generates large numbers of posts for performance tests and the benchmark. Pure. */
import type { BlogPost } from './data.ts'

const DAY = 24 * 60 * 60 * 1000
/** Publication day of the newest generated post; each further one is a day older. */
const NEWEST = Date.UTC(2025, 11, 31)

const LINE = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * The given posts, followed by variants of them up to `count`, each with its own title, path and day. Variants cycle
 * through the given posts, so they spread over all categories.
 */
export function manyPosts(posts: readonly BlogPost[], count: number): BlogPost[] {
  const made: BlogPost[] = posts.slice(0, count)
  for (let index = made.length; posts.length > 0 && index < count; index += 1) {
    const model = posts[index % posts.length]
    if (model === undefined) break
    const number = String(index + 1).padStart(6, '0')
    const name = `Note ${number}`
    made.push({
      ...model,
      id: index + 1_000_000,
      title: `${model.title}: note ${number}`,
      system_name: `${model.system_name}-note-${number}`,
      description: `${name}. ${model.description}`,
      publish_info: `${LINE.format(NEWEST - (index - posts.length) * DAY)} · 2 min read`,
      body: `<p>${name} of the series.</p>${model.body}`,
    })
  }
  return made
}

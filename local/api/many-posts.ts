/** More posts than anybody would write by hand, to see that the site stays as fast and as small with them. Pure. */
import type { BlogPost } from './data.ts'

const DAY = 24 * 60 * 60 * 1000
/** The day of the newest post that is made; each further one is a day older. */
const NEWEST = Date.UTC(2025, 11, 31)

const LINE = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * The posts themselves, and behind them as many variants as are wanted, each with a title, an address and a day of its own. They go round the
 * given posts, so every category gets its part.
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

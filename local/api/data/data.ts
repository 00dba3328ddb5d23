/** The data of the stand-in, and its types. */
import blogCategories from '../../demo/api/blog-categories.json' with { type: 'json' }
import lookups from '../../demo/api/lookups.json' with { type: 'json' }
import pages from '../../demo/api/pages.json' with { type: 'json' }
import posts from '../../demo/api/posts.json' with { type: 'json' }
import team from '../../demo/api/team.json' with { type: 'json' }
import voices from '../../demo/api/voices.json' with { type: 'json' }

/**
 * One recording of a voice. `file` is a path below the media folder, an absolute http(s) URL, or empty when the
 * recording is missing. `seconds` is its length; `peaks` are loudness values over time, integers from 0 to 255.
 */
export type Sample = { category: string; file: string; seconds?: number; peaks?: number[]; transcript?: string }

/** A voice artist. `ageCategory`, `region` and the categories of the samples are names from the lookups. */
export type Voice = {
  id: number
  pseudonym: string
  shortDescription: string
  websiteDescription: string
  ageCategory: string
  directedSessionAvailability: boolean
  ethicalAICategoryAssigned: boolean
  code: string
  region: string
  male: boolean
  featured: boolean
  samples: Sample[]
}

/** A blog post. `body` is HTML, `card_image_url` a path below the media folder or an absolute URL. */
export type BlogPost = {
  id: number
  title: string
  system_name: string
  category_system_name: string
  description: string
  written_by: string
  publish_info: string
  body: string
  card_image_url: string
}

/** All data the API serves. */
export type ApiData = typeof lookups & {
  voices: Voice[]
  blogCategories: typeof blogCategories
  posts: BlogPost[]
  /** `short_description` is HTML, `file` the portrait, below the media folder. */
  team: typeof team
  /** Titles and descriptions of pages of the site, by path. */
  pages: typeof pages
}

/** The demo data: invented people and articles, kept as JSON in `local/demo/api`. The compiler checks their shape. */
export const demoData: ApiData = { voices, ...lookups, blogCategories, posts, team, pages }

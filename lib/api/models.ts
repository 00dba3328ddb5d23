/**
 * What the site knows of the external API's entities (specification section 3), after decoding.
 *
 * The API comes in two readings of field naming; decoders accept both and give these. Names are the specification's own
 * first reading. HTML in these models has been sanitised on the server.
 */

export type VoiceSample = {
  id: number | string
  category: string
  /** Absolute address of the audio file. */
  url: string
  /** 0 to 255, evenly spaced over the sample's length. Additive to the contract: null where the API gives none. */
  peaks: number[] | null
  /** Length in seconds, additive as well. */
  seconds: number | null
}

export type Voice = {
  id: number | string
  pseudonym: string
  shortDescription: string
  websiteDescription: string
  ageCategory: string
  directedSessionAvailability: boolean
  ethicalAICategoryAssigned: boolean
  /** Booking reference. */
  code: string
  region: string
  /** Drives the colour theme: true = blue, false = red. */
  male: boolean
  categoryAudioList: VoiceSample[]
}

export type VoicePage = { voices: Voice[]; totalCount: number; totalPages: number }
export type VoiceRegion = { id: number; region: string }
export type VoiceCategory = { id: number; category: string }

/** Empty strings mean: the API has nothing to say about this page. */
export type PageMetainfo = { meta_title: string; meta_description: string }

/** `amount` is in whole or part dollars without GST; null means the API has no price. */
export type Estimate = { estimated_quote: { amount: number | null } }

export type BlogCategory = { id: number; title: string; system_name: string; short_description: string }
export type BlogCategoryPage = { blogCategories: BlogCategory[]; totalCount: number; totalPages: number }

export type BlogPostSummary = {
  id: number
  title: string
  system_name: string
  description: string
  written_by: string
  card_image_url: string
}
export type BlogPostPage = { blogPosts: BlogPostSummary[]; totalCount: number; totalPages: number }

/** A part of an article that a link can jump to. */
export type ArticlePart = { id: string; text: string }

export type Article = {
  /** Safe HTML, its headings with ids. */
  body: string
  /** Its headings of the upper level, in order. */
  contents: ArticlePart[]
}

export type BlogPost = Article & { title: string; description: string; publish_info: string }

export type TeamMember = {
  id: number
  full_name: string
  position: string
  card_image_url: string
  /** Safe HTML. */
  short_description: string
}
export type TeamList = { teamMembers: TeamMember[] }

/** What is sent when a visitor asks for a quote; exactly these four. */
export type Enquiry = { name: string; phone: string; email: string; brief: string }

/** What each read answers, by the name of its call. */
export type ApiResults = {
  pageMetainfo: PageMetainfo
  voices: VoicePage
  voiceAgeCategories: VoiceCategory[]
  voiceCategories: VoiceCategory[]
  voiceRegions: VoiceRegion[]
  estimateCommercial: Estimate
  estimateNarration: Estimate
  blogCategories: BlogCategoryPage
  blogPosts: BlogPostPage
  blogPost: BlogPost
  teamMembers: TeamList
}

/**
 * Decoded models of the external API's entities.
 *
 * The API's field names come in two spellings; decoders accept both and yield these. HTML in these models has been
 * sanitised on the server.
 */

import type { Article } from '@/lib/articles/article'

export type VoiceSample = {
  id: number | string
  category: string
  /** Absolute URL of the audio file. */
  url: string
  /** 0 to 255, evenly spaced over the sample's length. An addition to the contract: null where the API sends none. */
  peaks: number[] | null
  /** Length in seconds; also an addition to the contract. */
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

export type VoicesResponse = { voices: Voice[]; totalCount: number; totalPages: number }
export type VoiceRegion = { id: number; region: string }
export type VoiceCategory = { id: number; category: string }

/** Empty strings: the API has no metadata for this page. */
export type PageMetainfo = { meta_title: string; meta_description: string }

/** `amount` is in whole or part dollars without GST; null means the API has no price. */
export type Estimate = { estimated_quote: { amount: number | null } }

export type BlogCategory = {
  id: number
  title: string
  system_name: string
  short_description: string
  /** Path of its picture on this site; empty where there is none. */
  picture: string
}
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

export type BlogPost = Article & { title: string; description: string; publish_info: string }

export type TeamMember = {
  id: number
  full_name: string
  position: string
  card_image_url: string
  /** Sanitised HTML. */
  short_description: string
}
export type TeamList = { teamMembers: TeamMember[] }

/** The payload of an enquiry: exactly these four fields. */
export type Enquiry = { name: string; phone: string; email: string; brief: string }

/** Response type of each read, by call name. */
export type ApiResults = {
  pageMetainfo: PageMetainfo
  voices: VoicesResponse
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

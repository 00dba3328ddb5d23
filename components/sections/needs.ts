/**
 * What the sections of a page need of the server: the API requests whose data their HTML holds, and the tables of words
 * that they use beside those of the frame. Describes requests, sends none. Not in the registry, which every page loads in
 * the browser.
 */
import type { ApiRequest } from '@/lib/api/calls'
import type { PageSection, SectionOf, SectionType } from '@/lib/content/section-types'
import type { WordTable } from '@/lib/words/words'
import { requests as blogCategoryList } from './blog-category-list/requests'
import { requests as blogPostList } from './blog-post-list/requests'
import { requests as ethicalVoiceList } from './ethical-voice-list/requests'
import { requests as team } from './team/requests'
import { requests as voiceBanner } from './voice-banner/requests'
import { requests as voiceList } from './voice-list/requests'

type SectionNeeds<T extends SectionType> = {
  /** `page` of its list, where it has one. */
  requests?: (section: SectionOf<T>, page: number) => ApiRequest[]
  words?: readonly WordTable[]
}

/** For section types that need something. A test compares the tables with those that their components use. */
export const NEEDS: { readonly [T in SectionType]?: SectionNeeds<T> } = {
  blogCategoryList: { requests: blogCategoryList, words: ['articles', 'states', 'lists'] },
  blogPostList: { requests: blogPostList, words: ['articles', 'states', 'lists'] },
  contactDetails: { words: ['content'] },
  estimator: { words: ['estimator'] },
  ethicalVoiceList: { requests: ethicalVoiceList, words: ['voices', 'voiceSearch', 'states', 'lists'] },
  rating: { words: ['content'] },
  reviews: { words: ['content'] },
  richText: { words: ['content'] },
  scriptDesk: { words: ['script', 'estimator'] },
  shortlist: { words: ['shortlist', 'voices', 'states'] },
  stopwatch: { words: ['stopwatch'] },
  team: { requests: team, words: ['states'] },
  teamTeaser: { requests: team },
  voiceBanner: { requests: voiceBanner, words: ['voices', 'content', 'states'] },
  voiceList: { requests: voiceList, words: ['voices', 'voiceSearch', 'shortlist', 'states', 'lists'] },
}

export type PageNeeds = { requests: ApiRequest[]; words: WordTable[] }

function needsOf<T extends SectionType>(section: SectionOf<T>, page: number): PageNeeds {
  const needs: SectionNeeds<T> | undefined = NEEDS[section._type]
  return { requests: needs?.requests?.(section, page) ?? [], words: Array.from(needs?.words ?? []) }
}

/** @param page of the lists, whose first one stands on the page itself */
export function sectionNeeds(sections: readonly PageSection[], page = 1): PageNeeds {
  const needs = sections.map((section) => needsOf(section, page))
  return { requests: needs.flatMap(({ requests }) => requests), words: needs.flatMap(({ words }) => words) }
}

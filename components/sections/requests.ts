/**
 * The API requests whose data a page's sections need in the server's HTML: for section types that have some. Describes
 * requests, sends none. Not in the registry, which every page loads in the browser.
 */
import type { ApiRequest } from '@/lib/api/calls'
import type { PageSection, SectionOf, SectionType } from '@/lib/content/section-types'
import { requests as blogCategoryList } from './blog-category-list/requests'
import { requests as blogPostList } from './blog-post-list/requests'
import { requests as ethicalVoiceList } from './ethical-voice-list/requests'
import { requests as team } from './team/requests'
import { requests as voiceBanner } from './voice-banner/requests'
import { requests as voiceList } from './voice-list/requests'

type Requests<T extends SectionType> = (section: SectionOf<T>) => ApiRequest[]

const REQUESTS: { readonly [T in SectionType]?: Requests<T> } = {
  blogCategoryList,
  blogPostList,
  ethicalVoiceList,
  team,
  teamTeaser: team,
  voiceBanner,
  voiceList,
}

function requestsOf<T extends SectionType>(section: SectionOf<T>): ApiRequest[] {
  const requests: Requests<T> | undefined = REQUESTS[section._type]
  return requests?.(section) ?? []
}

export function sectionRequests(sections: readonly PageSection[]): ApiRequest[] {
  return sections.flatMap((section) => requestsOf(section))
}

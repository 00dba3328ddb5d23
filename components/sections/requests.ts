/** The API requests whose data a page's sections need in the server's HTML. Pure: describes requests, sends none. */
import type { ApiRequest } from '@/lib/api/calls'
import type { PageSection } from '@/lib/content/section-types'
import { requests as blogCategoryList } from './blog-category-list/requests'
import { requests as blogPostList } from './blog-post-list/requests'
import { requests as ethicalVoiceList } from './ethical-voice-list/requests'
import { requests as team } from './team/requests'
import { requests as teamTeaser } from './team-teaser/requests'
import { requests as voiceBanner } from './voice-banner/requests'
import { requests as voiceList } from './voice-list/requests'

function requestsOf(section: PageSection): ApiRequest[] {
  switch (section._type) {
    case 'blogCategoryList':
      return blogCategoryList(section)
    case 'blogPostList':
      return blogPostList(section)
    case 'voiceBanner':
      return voiceBanner(section)
    case 'voiceList':
      return voiceList(section)
    case 'ethicalVoiceList':
      return ethicalVoiceList(section)
    case 'team':
      return team(section)
    case 'teamTeaser':
      return teamTeaser(section)
    default:
      return []
  }
}

export function sectionRequests(sections: readonly PageSection[]): ApiRequest[] {
  return sections.flatMap(requestsOf)
}

/** All GROQ queries of the site. The projections of sections are in `sections.ts`. */
import { defineQuery } from 'next-sanity'
import {
  BODY,
  FILE,
  IMAGE,
  LINK,
  NAV_CHILD,
  ONLINE,
  POSTAL_ADDRESS,
  REDIRECT,
  SCRIPT_DESK,
  SECTION,
  SHOWN,
} from './fragments.ts'
import { SECTION_PROJECTIONS } from './sections.ts'

const SEO = /* groq */ `title, description, image { ${IMAGE} }, "noIndex": coalesce(noIndex, false)` as const

/** The site settings; null before an editor has created them. */
export const SITE_SETTINGS_QUERY = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0] {
  _id, _rev, _updatedAt,
  "brandName": coalesce(brandName, ""), legalName, "titlePrefix": coalesce(titlePrefix, ""), tagline,
  logo { ${IMAGE} }, logoLight { ${IMAGE} },
  defaultSeo { ${SEO} },
  "navigation": coalesce(navigation[] {
    _key, "label": coalesce(label, ""), link { ${LINK} }, "children": coalesce(children[] { ${NAV_CHILD} }, [])
  }, []),
  portalLabel, portalUrl,
  postalAddress { ${POSTAL_ADDRESS} },
  "offices": coalesce(offices[] {
    _key, "name": coalesce(name, ""), region, address { ${POSTAL_ADDRESS} }, phone,
    image { ${IMAGE} }, "isSample": coalesce(isSample, false)
  }, []),
  "registrationNumbers": coalesce(registrationNumbers[] {
    _key, "label": coalesce(label, ""), "value": coalesce(value, ""), "isSample": coalesce(isSample, false)
  }, []),
  quoteButton { name, mobileText, desktopText },
  quoteForm {
    title, subtitle, promise, "nextSteps": coalesce(nextSteps, []), talkHeading, talkText, successNotice, failureMessage,
    privacyNotice { text, linkLabel, link { ${LINK} } }
  },
  statisticsHeading,
  "statistics": coalesce(statistics[] {
    _key, "value": coalesce(string(value), ""), "suffix": coalesce(suffix, ""), "label": coalesce(label, "")
  }, []),
  clientLogosHeading,
  "clientLogos": coalesce(clientLogos[] {
    _key, "name": coalesce(name, ""),
    logo { "assetId": asset->_id, "url": asset->url, "mimeType": asset->mimeType,
      "width": asset->metadata.dimensions.width, "height": asset->metadata.dimensions.height },
    "isSample": coalesce(isSample, false)
  }, []),
  "footerNavigation": coalesce(footerNavigation[] {
    _key, "heading": coalesce(heading, ""), "links": coalesce(links[] { ${NAV_CHILD} }, [])
  }, []),
  "socialLinks": coalesce(socialLinks[] { _key, platform, url, "isSample": coalesce(isSample, false) }, []),
  promoVideo { title, video { ${FILE} }, poster { ${IMAGE} }, transcript },
  copyright,
  notFound { heading, text, "links": coalesce(links[] { ${NAV_CHILD} }, []) },
  serverError { heading, text }
}`)

/** The document "Facts": the values that take the place of `{phone}` and the like in texts. Null before it is published. */
export const FACTS_QUERY = defineQuery(`*[_type == "facts" && _id == "facts"][0] {
  phone, email, openingHours { days, opens, closes, timeZone, words },
  "closedDays": coalesce(closedDays[] { date, until, name }, []), "others": coalesce(others[] { name, value }, [])
}`)

/**
 * The document "Words": the texts of the site's own controls and messages. Null before it is published. Without a
 * generated type: lib/words/merge-words.ts reads it by the table of defaults.
 */
export const WORDS_QUERY = /* groq */ `*[_type == "words" && _id == "words"][0]`

/** The page at $path with its sections, also an offline one, for its preview; null when there is none. */
export const PAGE_BY_PATH_QUERY = defineQuery(`*[_type == "page" && path == $path][0] {
  _id, _rev, _updatedAt,
  "title": coalesce(title, ""), "path": coalesce(path, ""),
  seo { ${SEO} },
  "showStatistics": coalesce(showStatistics, true),
  "showLogos": coalesce(showLogos, true),
  "sections": coalesce(sections[${SHOWN}] {
    ${SECTION},
    ${SECTION_PROJECTIONS}
  }, [])
}`)

/**
 * What the page of a voice shows of the content: the questions of the site settings, where the estimator is, on the
 * first page that has one, the script desk of one line of the page at $above, and the words of the recordings of the voice
 * with the id $voiceId.
 */
export const VOICE_PAGE_QUERY = defineQuery(`{
  "questions": *[_type == "siteSettings" && _id == "siteSettings"][0].voiceQuestions {
    "heading": coalesce(heading, ""),
    "items": coalesce(items[] { _key, "question": coalesce(question, ""), "answer": coalesce(answer[] { ${BODY} }, []) }, [])
  },
  "estimator": *[_type == "page" && defined(path) && ${ONLINE} && "estimator" in sections[${SHOWN}]._type] | order(path asc)[0] {
    "path": coalesce(path, ""), "section": sections[_type == "estimator" && ${SHOWN}][0] { anchor, includedText, emptyHint }
  },
  "script": *[_type == "page" && path == $above && ${ONLINE}][0].sections[_type == "scriptDesk" && look == "line" && ${SHOWN}][0] {
    ${SECTION}, ${SCRIPT_DESK}
  },
  "transcripts": *[_type == "transcript" && recording.voiceId == $voiceId] | order(_id asc) {
    "id": _id, "sampleId": coalesce(recording.sampleId, ""), "text": coalesce(text, "")
  }
}`)

/** The words of all recordings of voices. */
export const TRANSCRIPTS_QUERY = defineQuery(`*[_type == "transcript" && defined(text)] {
  "voiceId": coalesce(recording.voiceId, ""), "sampleId": coalesce(recording.sampleId, ""), "text": coalesce(text, "")
}`)

/**
 * The paths of all pages and redirects in one query, so that a page that moves and the redirect that replaces it
 * become visible together. An offline page is at no path, but redirects to it go on where one leads away from its path. Of redirects with the same source the one created first comes first.
 */
export const ROUTES_QUERY = defineQuery(`{
  "pages": *[_type == "page" && defined(path)] | order(path asc) { "id": _id, "path": coalesce(path, ""), "isOffline": !(${ONLINE}) },
  "redirects": *[_type == "redirect"] | order(_createdAt asc, _id asc) { "id": _id, "rev": _rev, "updatedAt": _updatedAt, ${REDIRECT} }
}`)

/** The readable revision of the document $id; null when there is none. */
export const REVISION_QUERY = defineQuery(`*[_id == $id][0] { "rev": _rev, "updatedAt": _updatedAt }`)

/** Pages that refer to the document $id or contain one of $sections, and whether the settings refer to it. */
export const DEPENDENTS_QUERY = defineQuery(`{
  "pages": *[_type == "page" && defined(path) && (references($id) || count(sections[_type in $sections]) > 0)] {
    "path": coalesce(path, "")
  },
  "settings": count(*[_id == "siteSettings" && references($id)]) > 0
}`)

/** Every page that is online, with the fields that the sitemap, llms.txt and generated sharing images need. */
export const DIRECTORY_QUERY = defineQuery(`*[_type == "page" && defined(path) && ${ONLINE}] | order(path asc) {
  "path": coalesce(path, ""), "title": coalesce(seo.title, title, ""), "description": coalesce(seo.description, ""),
  "noIndex": coalesce(seo.noIndex, false), "updatedAt": _updatedAt
}`)

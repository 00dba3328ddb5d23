/** All GROQ queries of the site. The projections of sections are in `sections/`. */
import { defineQuery } from 'next-sanity'
import { FILE, IMAGE, LINK, NAV_CHILD, SECTION } from './fragments.ts'
import { AUDIO_FEATURE } from './sections/audio-feature.ts'
import { BENEFITS } from './sections/benefits.ts'
import { BLOG_CATEGORY_LIST } from './sections/blog-category-list.ts'
import { BLOG_POST_LIST } from './sections/blog-post-list.ts'
import { CONTACT_DETAILS } from './sections/contact-details.ts'
import { CREDIT_PROMOTION } from './sections/credit-promotion.ts'
import { ENQUIRY_FORM } from './sections/enquiry-form.ts'
import { ESTIMATOR } from './sections/estimator.ts'
import { ETHICAL_VOICE_LIST } from './sections/ethical-voice-list.ts'
import { FAQ } from './sections/faq.ts'
import { LOGOS } from './sections/logos.ts'
import { MEDIA_FEATURE } from './sections/media-feature.ts'
import { OFFICES } from './sections/offices.ts'
import { PAGE_BANNER } from './sections/page-banner.ts'
import { PROMO_BANNER } from './sections/promo-banner.ts'
import { RATING } from './sections/rating.ts'
import { REGISTRATION_TEASER } from './sections/registration-teaser.ts'
import { REVIEWS } from './sections/reviews.ts'
import { RICH_TEXT } from './sections/rich-text.ts'
import { ROLES } from './sections/roles.ts'
import { SAMPLES } from './sections/samples.ts'
import { SERVICE_CARDS } from './sections/service-cards.ts'
import { SHORTLIST } from './sections/shortlist.ts'
import { STATISTICS } from './sections/statistics.ts'
import { STEPS } from './sections/steps.ts'
import { STOPWATCH } from './sections/stopwatch.ts'
import { TEAM } from './sections/team.ts'
import { TEAM_TEASER } from './sections/team-teaser.ts'
import { TIPS } from './sections/tips.ts'
import { VIDEO_EMBED } from './sections/video-embed.ts'
import { VOICE_BANNER } from './sections/voice-banner.ts'
import { VOICE_LIST } from './sections/voice-list.ts'

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
  phone { display, number }, email, openingHours, postalAddress,
  "offices": coalesce(offices[] {
    _key, "name": coalesce(name, ""), region, "addressLines": coalesce(addressLines, []), phone { display, number },
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
    _key, "value": coalesce(value, 0), "suffix": coalesce(suffix, ""), "label": coalesce(label, "")
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

/** The page at $path with its sections; null when there is none. */
export const PAGE_BY_PATH_QUERY = defineQuery(`*[_type == "page" && path == $path][0] {
  _id, _rev, _updatedAt,
  "title": coalesce(title, ""), "path": coalesce(path, ""),
  seo { ${SEO} },
  "showStatistics": coalesce(showStatistics, true),
  "showLogos": coalesce(showLogos, true),
  "sections": coalesce(sections[] {
    ${SECTION},
    ${VOICE_BANNER},
    ${PAGE_BANNER},
    ${STEPS},
    ${FAQ},
    ${TIPS},
    ${ESTIMATOR},
    ${PROMO_BANNER},
    ${RATING},
    ${CREDIT_PROMOTION},
    ${SERVICE_CARDS},
    ${MEDIA_FEATURE},
    ${VIDEO_EMBED},
    ${BENEFITS},
    ${AUDIO_FEATURE},
    ${SAMPLES},
    ${REVIEWS},
    ${TEAM_TEASER},
    ${VOICE_LIST},
    ${ETHICAL_VOICE_LIST},
    ${SHORTLIST},
    ${BLOG_CATEGORY_LIST},
    ${BLOG_POST_LIST},
    ${STOPWATCH},
    ${RICH_TEXT},
    ${ENQUIRY_FORM},
    ${REGISTRATION_TEASER},
    ${CONTACT_DETAILS},
    ${LOGOS},
    ${OFFICES},
    ${ROLES},
    ${STATISTICS},
    ${TEAM}
  }, [])
}`)

/**
 * The paths of all pages and redirects in one query, so that a page that moves and the redirect that replaces it
 * become visible together. Of redirects with the same source the one created first comes first.
 */
export const ROUTES_QUERY = defineQuery(`{
  "pages": *[_type == "page" && defined(path)] | order(path asc) { "path": coalesce(path, "") },
  "redirects": *[_type == "redirect"] | order(_createdAt asc, _id asc) {
    "id": _id, source, "permanent": coalesce(permanent, true),
    target { kind, "path": select(kind == "page" => page->path, kind == "path" => path), anchor, url }
  }
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

/** When the files at $urls were uploaded. */
export const UPLOADS_QUERY = defineQuery(`*[_type == "sanity.fileAsset" && url in $urls] {
  "url": coalesce(url, ""), "uploadedAt": _createdAt
}`)

/** Every page with the fields that the sitemap, llms.txt and generated sharing images need. */
export const DIRECTORY_QUERY = defineQuery(`*[_type == "page" && defined(path)] | order(path asc) {
  "path": coalesce(path, ""), "title": coalesce(seo.title, title, ""), "description": coalesce(seo.description, ""),
  "noIndex": coalesce(seo.noIndex, false), "updatedAt": _updatedAt
}`)

/**
 * GROQ fragments shared by sections. Each is the inside of a projection, so that a link or a picture is projected
 * alike everywhere and the generated types agree.
 */

/**
 * Whether a page has been taken offline: it stays published, so that references to it stay whole, and is at no path.
 * For the conditions of queries.
 */
export const ONLINE = /* groq */ `offline != true`

/** Whether a section is shown: one that editors hide is in the Studio only. */
export const SHOWN = /* groq */ `isHidden != true`

/**
 * A `link` object. A link to a page has the page's `path`, which is null when the page is not published or offline; a link to the
 * job portal has its URL from the site settings, one to our phone or e-mail has them from the facts.
 */
export const LINK = /* groq */ `
  kind, "path": select(page->${ONLINE} => page->path), anchor, "url": select(kind == "portal" => *[_id == "siteSettings"][0].portalUrl, url),
  "phone": select(kind == "ourPhone" => *[_id == "facts"][0].phone, phone),
  "email": select(kind == "ourEmail" => *[_id == "facts"][0].email, email), subject, quoteTitle, quoteSubtitle, quoteAbout, quoteBrief
`

/** An `action`: a link with its label. */
export const ACTION_FIELDS = /* groq */ `
  "label": coalesce(label, ""), link { ${LINK} }, "appearance": coalesce(appearance, "primary")
` as const

/** The field `actions`: buttons and text links. */
export const ACTIONS = /* groq */ `"actions": coalesce(actions[] { _key, ${ACTION_FIELDS} }, [])` as const

/**
 * A picture with what is needed to render it without layout shift: natural size in pixels, placeholder, hotspot and
 * crop. Transparent pictures have no placeholder, because it would show through.
 */
export const IMAGE = /* groq */ `
  "assetId": asset->_id, "url": asset->url, "mimeType": asset->mimeType, "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height, "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),
  hotspot { x, y, width, height }, crop { top, bottom, left, right },
  "alt": coalesce(alt, ""), "decorative": coalesce(decorative, false)
`

/** A file to play or download; `size` in bytes. */
export const FILE = /* groq */ `"url": asset->url, "mimeType": asset->mimeType, "size": asset->size`

/** With the date that search engines want of a film. */
export const FILM = /* groq */ `${FILE}, "uploadedAt": asset->_createdAt`

/** Portable text with resolved links. */
export const BODY = /* groq */ `..., markDefs[] { _key, _type, ${LINK} }` as const

/** The rating badge of a search engine. */
export const RATING_BADGE = /* groq */ `
  source, rating, outOf, count, label, link { ${LINK} }, "isSample": coalesce(isSample, false)
` as const

/** Fields of every section. */
export const SECTION = /* groq */ `_key, _type, "tone": coalesce(tone, "cream"), anchor, "heading": coalesce(heading, "")`

/** The fields of a script desk, which stands on the pages of voices, too. */
export const SCRIPT_DESK =
  /* groq */ `"look": coalesce(look, "wide"), intro, "ruleText": coalesce(ruleText, ""), relaxedPace, mediumPace, commercialTerms, narrationTerms, ${ACTIONS}` as const

/** Fields of a line in a menu or a list of links. */
export const NAV_CHILD = /* groq */ `_key, "label": coalesce(label, ""), description, link { ${LINK} }` as const

/** A postal address. */
export const POSTAL_ADDRESS = /* groq */ `"street": coalesce(street, []), town, state, postcode` as const

/** A redirect; the path of a page that it refers to comes from the pages that are read beside it. */
export const REDIRECT = /* groq */ `
  source, "permanent": coalesce(permanent, true), target { kind, "pageId": page._ref, path, anchor, url }
` as const

/** Which voices a section shows; the voices themselves come from the external API. */
export const VOICE_SOURCE = /* groq */ `
  "voices": {
    "kind": coalesce(voices.kind, "catalogue"),
    "region": voices.region, "gender": voices.gender, "age": voices.age, "category": voices.category,
    "count": coalesce(voices.count, 6),
    "chosen": coalesce(voices.chosen[] { "voiceId": coalesce(voiceId, "") }, [])
  }
` as const

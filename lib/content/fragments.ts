/**
 * The GROQ parts that sections share. Each is the inside of a projection, so that every place that reads a link or a
 * picture reads it alike and the generated types agree.
 */

/**
 * A `link` object. A link to a page carries the page's `path`, which is null when the page is not published; one to the job portal carries
 * the address that the site settings have for it.
 */
export const LINK = /* groq */ `
  kind, "path": page->path, anchor, "url": select(kind == "portal" => *[_id == "siteSettings"][0].portalUrl, url),
  phone, email, subject, quoteTitle, quoteSubtitle, quoteAbout, quoteBrief
`

/** An `action`: a link with its words. */
export const ACTION_FIELDS = /* groq */ `
  "label": coalesce(label, ""), link { ${LINK} }, "appearance": coalesce(appearance, "primary")
`

/** An `action` in a list. */
export const ACTION = /* groq */ `_key, ${ACTION_FIELDS}`

/**
 * A picture with what is needed to draw it without a jump: natural size in pixels, placeholder, focus and crop. What can be seen
 * through has no placeholder: it would shine through for good.
 */
export const IMAGE = /* groq */ `
  "assetId": asset->_id, "url": asset->url, "mimeType": asset->mimeType, "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height, "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),
  hotspot { x, y, width, height }, crop { top, bottom, left, right },
  "alt": coalesce(alt, ""), "decorative": coalesce(decorative, false)
`

/** A file to play or download; `size` in bytes. */
export const FILE = /* groq */ `"url": asset->url, "mimeType": asset->mimeType, "size": asset->size`

/** Portable text whose links are resolved. */
export const BODY = /* groq */ `..., markDefs[] { _key, _type, ${LINK} }`

/** The rating at a search engine. */
export const RATING_BADGE = /* groq */ `
  source, rating, outOf, count, label, link { ${LINK} }, "isSample": coalesce(isSample, false)
`

/** What every section has. */
export const SECTION = /* groq */ `_key, _type, "tone": coalesce(tone, "cream"), anchor, "heading": coalesce(heading, "")`

/** What a line in a menu or a list of links has. */
export const NAV_CHILD = /* groq */ `_key, "label": coalesce(label, ""), description, link { ${LINK} }`

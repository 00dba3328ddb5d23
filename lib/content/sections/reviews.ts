import { IMAGE } from '../fragments.ts'

const REVIEW = /* groq */ `
  "_key": _id, "quote": coalesce(quote, ""), "author": coalesce(author, ""), role, company, rating,
  picture { ${IMAGE} }, "isSample": coalesce(isSample, false)
` as const

const NEWEST = /* groq */ `*[_type == "review" && defined(date)] | order(date desc, _id asc)`

/**
 * GROQ projection of reviews: the chosen ones that are published, or the newest. GROQ slices by constants only, hence
 * a line for each of the numbers that an editor can choose.
 */
export const REVIEWS = /* groq */ `_type == "reviews" => {
  eyebrow,
  intro,
  "layout": coalesce(layout, "cards"),
  "reviews": coalesce(select(
    selection == "newest" && newestCount == 12 => ${NEWEST}[0...12],
    selection == "newest" && newestCount == 9 => ${NEWEST}[0...9],
    selection == "newest" && newestCount == 6 => ${NEWEST}[0...6],
    selection == "newest" => ${NEWEST}[0...3],
    reviews[defined(@->_id)]->
  )[] { ${REVIEW} }, [])
}` as const

/**
 * GROQ projection of the list of article categories: its texts, and which categories have a page. Categories and
 * articles come from the external API.
 */
export const BLOG_CATEGORY_LIST = /* groq */ `_type == "blogCategoryList" => {
  intro, searchLabel, "hideHeading": coalesce(hideHeading, false),
  "pagePaths": *[_type == "page" && string::startsWith(path, "/knowledge-base/")].path
}`

/** GROQ projection of the list of articles. The articles come from the external API. */
export const BLOG_POST_LIST = /* groq */ `_type == "blogPostList" => {
  intro,
  "hideHeading": coalesce(hideHeading, false),
  "category": coalesce(category, ""),
  "searchLabel": coalesce(searchLabel, "")
}`

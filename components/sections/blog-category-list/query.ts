/** What the list of article categories reads. Categories and articles come from the external API. */
export const BLOG_CATEGORY_LIST = /* groq */ `_type == "blogCategoryList" => { intro, searchLabel }`

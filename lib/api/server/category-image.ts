/** Path of a category's picture, where `public/` has it. */
export function categoryImage(id: number): string {
  return `/images/knowledge-base/BlogCategory_${id}.webp`
}

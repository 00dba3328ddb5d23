/** Flags of content that must not go live unchanged: invented demo content, and legal texts without a legal review. */
const FLAGS = ['isSample', 'awaitsLegalReview']

/** Whether this value, or anything inside it, has such a flag. */
export function hasSampleContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSampleContent)
  if (typeof value !== 'object' || value === null) return false
  return FLAGS.some((flag) => Reflect.get(value, flag) === true) || Object.values(value).some(hasSampleContent)
}

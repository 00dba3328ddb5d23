/** Whatever must not go live as it is: invented demo content, and legal texts that no lawyer has read. */
const FLAGS = ['isSample', 'awaitsLegalReview']

/** Is this value, or anything inside it, flagged as something to replace? */
export function hasSampleContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSampleContent)
  if (typeof value !== 'object' || value === null) return false
  return FLAGS.some((flag) => Reflect.get(value, flag) === true) || Object.values(value).some(hasSampleContent)
}

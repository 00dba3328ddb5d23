/** Is this value, or anything inside it, flagged as invented demo content? */
export function hasSampleContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSampleContent)
  if (typeof value !== 'object' || value === null) return false
  return Reflect.get(value, 'isSample') === true || Object.values(value).some(hasSampleContent)
}

/** Warns of selected documents that are not published. */
import type { ValidationContext } from 'sanity'
import { publishedAmong } from './lookups.ts'
import { textOf } from './parent.ts'

/** For lists of weak references: one warning for each item whose document is unpublished or deleted. */
export async function checkPublished(value: readonly unknown[] | undefined, context: ValidationContext) {
  const items = (value ?? []).map((item) => ({ key: textOf(item, '_key'), id: textOf(item, '_ref') }))
  const chosen = items.filter(({ id }) => id !== '')
  if (chosen.length === 0) return true
  const published = await publishedAmong(
    chosen.map(({ id }) => id),
    context,
  )
  return chosen
    .filter(({ id }) => !published.has(id))
    .map(({ key }) => ({ message: 'This is not published, so visitors do not see it.', path: [{ _key: key }] }))
}

/** The same for a banner's single sample. */
export async function missingSampleProblem(value: unknown, context: ValidationContext): Promise<true | string> {
  const id = textOf(value, '_ref')
  return !id || (await publishedAmong([id], context)).has(id) || 'This is not published, so visitors do not see it.'
}

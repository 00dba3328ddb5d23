/** Warns of selected documents that are not published. */
import { askAll, type Context } from './lookups.ts'
import { textOf } from './parent.ts'

const MESSAGE = 'This is not published, so visitors do not see it.'

/** For lists of weak references: one warning for each item whose document is unpublished or deleted. */
export async function checkPublished(items: readonly unknown[] | undefined, context: Context) {
  const chosen = (items ?? []).filter((item) => textOf(item, '_ref') !== '')
  if (chosen.length === 0) return true
  const published = await askAll(context, '*[_id in $ids]._id', { ids: chosen.map((item) => textOf(item, '_ref')) })
  return chosen
    .filter((item) => !published.includes(textOf(item, '_ref')))
    .map((item) => ({ message: MESSAGE, path: [{ _key: textOf(item, '_key') }] }))
}

/** The same for a single weak reference. */
export async function checkOnePublished(value: unknown, context: Context): Promise<true | string> {
  const problems = await checkPublished([value], context)
  return problems === true || problems.length === 0 || MESSAGE
}

/** Validation of the heading order in running text. Pure. */
import type { ValidationContext } from 'sanity'
import { textOf } from '../common/untyped.ts'

/**
 * Reports a sub-heading without a heading above it, which confuses people who navigate by headings. The heading of the
 * section around the text is one.
 */
export function checkHeadingOrder(
  blocks: readonly unknown[] | undefined,
  { parent }: Pick<ValidationContext, 'parent'>,
) {
  const first = blocks?.find((block) => ['h2', 'h3'].includes(textOf(block, 'style')))
  if (textOf(first, 'style') !== 'h3' || textOf(parent, 'heading') !== '') return true
  const message = 'A sub-heading needs a heading above it. Make it a heading.'
  return { message, path: [{ _key: textOf(first, '_key') }] }
}

/** Reads `style` attributes. Pure. */
import type { Attributes } from './html-tree'

/** Declarations by property, in lower case, without `!important`; the last one wins. */
export function styleOf({ style = '' }: Attributes): Readonly<Record<string, string>> {
  const declarations = style
    .replace(/\/\*.*?\*\//gs, '')
    .split(';')
    .map((declaration) => {
      const [property = '', ...value] = declaration.split(':')
      return [
        property.trim().toLowerCase(),
        value
          .join(':')
          .replace(/!\s*important/i, '')
          .trim()
          .toLowerCase(),
      ] as const
    })
  return Object.fromEntries(declarations.filter(([property, value]) => property && value))
}

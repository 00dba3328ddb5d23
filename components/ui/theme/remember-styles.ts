/**
 * What Chakra computes at each render of an element, kept: a recipe, the styles from its props, and Emotion's name for
 * them. Chakra itself makes a recipe anew for each element, and remembers the last 500 styles, which are fewer than the
 * site has: a server that renders one page after the other would find none of them.
 */
import type { SystemContext } from '@chakra-ui/react'
import { css } from '@emotion/react'

/** More styles than the site has. Those with values that visitors choose, such as a width, must not add up for ever. */
const MAX_STYLES = 5000

function byKey<A extends unknown[], R>(
  keyOf: (...input: A) => string,
  compute: (...input: A) => R,
): (...input: A) => R {
  const known = new Map<string, R>()
  return (...input) => {
    const key = keyOf(...input)
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= MAX_STYLES) known.clear()
    const value = compute(...input)
    known.set(key, value)
    return value
  }
}

function byIdentity<C extends object, R>(compute: (input: C) => R): (input: C) => R {
  const known = new WeakMap<C, R>()
  return (input) => {
    const before = known.get(input)
    if (before !== undefined) return before
    const value = compute(input)
    known.set(input, value)
    return value
  }
}

export function rememberStyles(system: SystemContext): SystemContext {
  return {
    ...system,
    cva: byIdentity(system.cva),
    css: byKey(
      (...styles) => JSON.stringify(styles),
      (...styles) => css(system.css(...styles)),
    ),
    isValidProperty: byKey((property) => property, system.isValidProperty),
  }
}

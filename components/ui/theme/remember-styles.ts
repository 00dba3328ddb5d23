/**
 * What Chakra computes at each render of an element, kept: a recipe, the styles from its props, and Emotion's name for
 * them. Chakra itself makes a recipe anew for each element, and remembers the last 500 styles, which are fewer than the
 * site has: a server that renders one page after the other would find none of them.
 */
import type { SystemContext } from '@chakra-ui/react'
import { css } from '@emotion/react'

/** More styles than the site has. Those with values that visitors choose, such as a width, must not add up for ever. */
const MAX_STYLES = 5000

const NONE = {}

type Compute<I, R> = (input: I) => R

function byContent<I, R>(keyOf: (input: I) => string, compute: Compute<I, R>): Compute<I, R> {
  const known = new Map<string, R>()
  return (input) => {
    const key = keyOf(input)
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= MAX_STYLES) known.clear()
    const value = compute(input)
    known.set(key, value)
    return value
  }
}

function byIdentity<I extends object, R>(compute: Compute<I, R>): Compute<I, R> {
  const known = new WeakMap<I, R>()
  return (input) => {
    const before = known.get(input)
    if (before !== undefined) return before
    const value = compute(input)
    known.set(input, value)
    return value
  }
}

type Styles = Parameters<SystemContext['css']>

export function rememberStyles(system: SystemContext): SystemContext {
  // The first styles are those of the element's recipe, which are the same object at each render.
  const nameOthers = byIdentity((recipe: object) =>
    byContent(
      (others: Styles) => JSON.stringify(others),
      (others) => css(system.css(recipe, ...others)),
    ),
  )
  return {
    ...system,
    cva: byIdentity(system.cva),
    css: (recipe = NONE, ...others) => nameOthers(recipe)(others),
    isValidProperty: byContent((property) => property, system.isValidProperty),
  }
}

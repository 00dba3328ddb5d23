/**
 * Memoizes what Chakra computes for each element at each render: its recipe, the CSS of its props, and Emotion's class
 * name for that. Chakra itself creates a recipe per element and render, and caches 500 styles, fewer than the site has,
 * so a server that renders page after page never hits its cache.
 */
import type { SystemContext } from '@chakra-ui/react'
import { css } from '@emotion/react'

/** More styles than the site has; a bound, because a style can hold a value that visitors choose, such as a width. */
const MAX_STYLES = 5000

const NONE = {}

type Compute<I, R> = (input: I) => R

function memoizeByKey<I, R>(keyOf: (input: I) => string, compute: Compute<I, R>): Compute<I, R> {
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

function memoizeByIdentity<I extends object, R>(compute: Compute<I, R>): Compute<I, R> {
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

export function memoizeStyles(system: SystemContext): SystemContext {
  // The first argument is the CSS of the element's recipe, the same object at each render.
  const cssWith = memoizeByIdentity((recipe: object) =>
    memoizeByKey(
      (others: Styles) => JSON.stringify(others),
      (others) => css(system.css(recipe, ...others)),
    ),
  )
  return {
    ...system,
    cva: memoizeByIdentity(system.cva),
    css: (recipe = NONE, ...others) => cssWith(recipe)(others),
    isValidProperty: memoizeByKey((property) => property, system.isValidProperty),
  }
}

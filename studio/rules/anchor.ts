/** Validation of anchor names. Independent of the Studio, for tests and reuse. */
const ANCHOR = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Returns the problem of an anchor name, or true when it is valid. */
export function checkAnchor(value: string | undefined): true | string {
  return !value || ANCHOR.test(value) || 'Use lower-case letters, digits and hyphens, starting with a letter.'
}

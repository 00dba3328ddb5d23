/** The rule for names of places on a page, kept free of the Studio so that it can be tested and reused. */
const ANCHOR = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Says what is wrong with the name of a place on a page; true when nothing is. */
export function checkAnchor(value: string | undefined): true | string {
  return !value || ANCHOR.test(value) || 'Use lower-case letters, digits and hyphens, starting with a letter.'
}

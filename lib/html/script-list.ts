/** The public list of the scripts of a build: a JSON array of URLs. Pages name only those that they begin with. */

/** @param build id of the build, as in `data-build` of a page @returns its path below `/_next/` */
export function scriptListOf(build: string): string {
  return `static/${build}/scripts.json`
}

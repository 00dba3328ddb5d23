/** The file with a page's props that Next writes beside its HTML, and how it is requested. Pure. */

const FOLDER = '/_next/data/'

/** Header of Next's requests for data; without it some responses are those of the page. */
export const DATA_HEADER = 'x-nextjs-data'

/** @param build id of the build that rendered the page */
export function dataUrl(build: string, pathname: string): string {
  return `${FOLDER}${build}${pathname === '/' ? '/index' : pathname}.json`
}

export function isDataPath(path: string): boolean {
  return path.startsWith(FOLDER)
}

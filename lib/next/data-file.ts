/** The file with a page's props that Next writes beside its HTML, which its client requests in draft mode. Pure. */

const FOLDER = '/_next/data/'

/** Header of Next's requests for data; without it some responses are those of the page. */
export const DATA_HEADER = 'x-nextjs-data'

export function isDataPath(path: string): boolean {
  return path.startsWith(FOLDER)
}

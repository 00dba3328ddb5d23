/** Sends a self-contained page from `getServerSideProps`. */
import type { ServerResponse } from 'node:http'

/** Ends the response. @param page HTML, as `plainPage` returns it */
export function sendPage(response: ServerResponse, page: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(page)
}

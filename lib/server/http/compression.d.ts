/** The part of the package that this site uses; its published types bring those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  function compression(options: {
    brotli: { params: Record<number, number> }
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  namespace compression {
    /** Whether the type of a response is one that it compresses. */
    function filter(request: IncomingMessage, response: ServerResponse): boolean
  }
  export default compression
}

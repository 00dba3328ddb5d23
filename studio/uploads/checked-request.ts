/**
 * Requests that check an upload before they send it, whichever way the file came.
 *
 * A file comes by drag, menu, paste or the media library, through inputs of Sanity and of plugins, and all of them end in
 * `assets.upload` of @sanity/client. In browsers it sends with XMLHttpRequest (src/http/browserUpload.ts), and the client's
 * own `requestHandler` is not asked for uploads. So the request itself checks what it is about to send.
 */
import { checkFile, type Store } from './check-file.ts'
import { tellCleaned, tellRefused } from './notices.ts'

const UNREADABLE = 'it cannot be read. If it was moved or changed meanwhile, choose it again.'
const NO_CONNECTION = 'the connection was lost on the way. Try again when it is back.'
const NOT_STORED = 'the store of content could not keep it. Try again in a minute.'

type Upload = { store: Store; name: string }

/** The upload that a request is; null when it is another. */
function uploadOf(method: string, url: string | URL): Upload | null {
  const { pathname, searchParams } = new URL(url, location.href)
  const [, store] = /\/assets\/(images|files)\/[^/]+$/.exec(pathname) ?? []
  if (method.toUpperCase() !== 'POST' || (store !== 'images' && store !== 'files')) return null
  return { store, name: searchParams.get('filename') ?? 'The file' }
}

/** @returns a class of requests that send no file to the lake before it has been checked */
export function checkedRequest(Base: typeof XMLHttpRequest): typeof XMLHttpRequest {
  return class CheckedRequest extends Base {
    #upload: Upload | null = null
    /** The response to a file that is not taken, in the form of the lake. */
    #refusal: string | null = null
    #isAborted = false

    override open(method: string, url: string | URL, async = true, user?: string | null, password?: string | null) {
      this.#upload = uploadOf(method, url)
      super.open(method, url, async, user, password)
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null) {
      if (this.#upload && body instanceof Blob) void this.#sendChecked(this.#upload, body)
      else super.send(body)
    }

    override abort() {
      this.#isAborted = true
      super.abort()
    }

    async #sendChecked({ store, name }: Upload, file: Blob): Promise<void> {
      const title = file instanceof File ? file.name : name
      const checked = await checkFile(file, store).catch(() => ({ refusal: UNREADABLE }))
      if (this.#isAborted) return
      if ('refusal' in checked) {
        this.#refusal = JSON.stringify({ error: { description: tellRefused(title, checked.refusal) } })
        this.dispatchEvent(new ProgressEvent('load'))
        return
      }
      if (checked.isCleaned) tellCleaned(title)
      this.addEventListener('error', () => tellRefused(title, NO_CONNECTION))
      this.addEventListener('load', () => {
        if (this.status >= 400) tellRefused(title, NOT_STORED)
      })
      super.send(checked.file)
    }

    override get status() {
      return this.#refusal === null ? super.status : 422
    }

    override get responseText() {
      return this.#refusal ?? super.responseText
    }

    override getAllResponseHeaders() {
      return this.#refusal === null ? super.getAllResponseHeaders() : 'content-type: application/json\r\n'
    }
  }
}

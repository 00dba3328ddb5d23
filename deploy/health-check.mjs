/**
 * Health check of the container: exits with 1 unless the site responds, on whatever port it has. With "ready" as argument:
 * unless it can serve visitors. Two seconds without a response are none.
 */
const [, , what] = process.argv
const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health${what === 'ready' ? '?ready' : ''}`
const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
process.exit(response?.ok ? 0 : 1)

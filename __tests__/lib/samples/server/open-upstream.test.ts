/** Which hosts recordings are fetched from. */
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { openUpstream } from '@/lib/samples/server/open-upstream'

const signal = AbortSignal.timeout(30_000)
let requests: string[] = []

/** A host with a recording, and a redirect to it under another of its names. */
async function startHost(): Promise<string> {
  const { origin } = await startHttpServer((request, response) => {
    requests.push(request.url ?? '')
    const other = `https://localhost:${request.socket.localPort}/sound.mp3`
    if (request.url === '/moved.mp3') return void response.writeHead(302, { location: other }).end()
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('sound')
  })
  return origin.replace('localhost', '127.0.0.1')
}

beforeEach(() => {
  requests = []
})

test('without a list every host that the API names is asked', async () => {
  const response = await openUpstream(`${await startHost()}/sound.mp3`, {}, signal, [])
  expect(await response?.text()).toBe('sound')
})

test('with a list only those on it are asked (B751)', async () => {
  const url = `${await startHost()}/sound.mp3`
  expect((await openUpstream(url, {}, signal, ['media.example.com', '127.0.0.1']))?.status).toBe(200)
  requests = []
  await expect(openUpstream(url, {}, signal, ['media.example.com'])).rejects.toThrow(
    '127.0.0.1 is not one of RECORDING_HOSTS',
  )
  expect(requests).toEqual([])
})

test('a redirect does not lead to a host that is not on the list (B751)', async () => {
  const url = `${await startHost()}/moved.mp3`
  await expect(openUpstream(url, {}, signal, ['127.0.0.1'])).rejects.toThrow('not one of RECORDING_HOSTS')
  expect(requests).toEqual(['/moved.mp3'])
})

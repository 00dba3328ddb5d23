/** A connection that can be cut: nothing gets through meanwhile, and nothing is lost. In processes of its own, because it is stopped. */
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { freePorts } from '../../../local/processes/free-ports'
import { startNode, stopProcess } from '../../../local/processes/processes'

const LINK = fileURLToPath(new URL('../../../local/cluster/link.ts', import.meta.url))

let link: ChildProcess

afterEach(async () => {
  link.kill('SIGCONT')
  await stopProcess(link)
})

test('passes on what it gets, and while it is cut only what comes after', async () => {
  const received: string[] = []
  const { origin } = await startHttpServer(({ url = '' }, response) => {
    received.push(url)
    response.end(url)
  })
  const [port = 0] = await freePorts(1)
  link = startNode([LINK, String(port), new URL(origin).port])
  const read = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text())
  await waitFor(() =>
    read('/before').then(
      () => true,
      () => false,
    ),
  )
  link.kill('SIGSTOP')
  const cut = read('/cut')
  // Another way to the same server.
  await fetch(`${origin}/direct`)
  expect(received).not.toContain('/cut')
  link.kill('SIGCONT')
  expect(await cut).toBe('/cut')
})

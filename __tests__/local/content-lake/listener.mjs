/**
 * A program that listens to a lake with a given build of @sanity/client and prints what it hears, a JSON line each.
 * Arguments: the address of the client's module, the origin of the lake.
 */
const [, , module = '', apiHost = ''] = process.argv
const { createClient } = await import(module)
const client = createClient({
  projectId: 'localdemo',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost,
  useProjectHostname: false,
  useCdn: false,
})

const print = (source) => ({
  next: (event) =>
    console.log(JSON.stringify({ source, type: event.type, documentId: event.documentId, id: event.id })),
  error: (error) => console.log(JSON.stringify({ source, type: 'error', message: String(error) })),
})

const events = ['welcome', 'mutation', 'reconnect', 'welcomeback', 'reset']
client.listen('*', {}, { enableResume: true, events }).subscribe(print('listen'))
client.live.events().subscribe(print('live'))

// A client that waits to come back does not keep a program running by itself.
setInterval(() => undefined, 60_000)

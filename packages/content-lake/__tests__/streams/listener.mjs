/**
 * Listens to a lake with a given build of @sanity/client and prints each event as a line of JSON. Arguments: the
 * URL of the client's module, the origin of the lake.
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

// A client waiting to reconnect does not keep a process alive.
setInterval(() => undefined, 60_000)

/** `/snapshots` and `/reset`: the lake's own requests, by which tests and `content-lake snapshot` replace all documents. */
import { sendJson } from '../../../server/json.ts'
import { cloneSeed } from '../../datasets/copy.ts'
import { type Route, route } from '../route.ts'

export const SNAPSHOT_ROUTES: readonly Route[] = [
  route('GET', '/snapshots', ({ response }, { snapshots }) => sendJson(response, 200, { names: snapshots.names() })),
  route('PUT', '/snapshots/:name', ({ response, param }, { snapshots }) =>
    sendJson(response, 200, { datasets: snapshots.save(param('name')) }),
  ),
  route('POST', '/snapshots/:name/restore', ({ response, param }, { snapshots }) =>
    sendJson(response, 200, { datasets: snapshots.restore(param('name')) }),
  ),
  // A dataset with what another one began with: for a test in another process.
  route('PUT', '/clones/:source/:name', ({ response, param }, { folder, datasets }) => {
    const { name } = cloneSeed(folder, datasets, { source: param('source'), target: param('name') })
    sendJson(response, 200, { dataset: name })
  }),
  route('POST', '/reset', ({ response }, { snapshots }) => sendJson(response, 200, { datasets: snapshots.reset() })),
]

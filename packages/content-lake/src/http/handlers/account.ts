/**
 * The Studio's requests that do not concern content: user, permissions, preferences. Only the current user and the
 * access rules are needed for the Studio to open; each of the others, when missing, causes an error in the browser's
 * console or a toast.
 */
import { HttpError, readJson, sendJson } from '../../../server/json.ts'
import type { KeyValue } from '../../account/database.ts'
import {
  ACCESS,
  CURRENT_USER,
  datasetOf,
  datasetsOf,
  FEATURES,
  GRANTS,
  projectOf,
  RELEASE_LIMITS,
  usersOf,
} from '../../account/project.ts'
import { isRecord, LOCAL_USER } from '../../dataset.ts'
import { type Call, type LakeContext, type Route, route } from '../route.ts'

/** Largest request body of a change of preferences, in bytes. */
const MAX_PREFERENCES_BYTES = 256 * 1024

export const ACCOUNT_ROUTES: readonly Route[] = [
  // Login. Any response with an id counts as logged in.
  route('GET', '/:version/users/me', say(CURRENT_USER)),
  // Requested by inactive workspaces, and by the Studio's SDK.
  route('GET', '/:version/auth/id', say({ id: LOCAL_USER.id })),
  // "Sign out" leads to an empty list of login providers, until the page is loaded again.
  route('POST', '/:version/auth/logout', ({ response }) => void response.writeHead(204).end(), { needsNoToken: true }),
  route('GET', '/:version/auth/providers', say({ providers: [] }), { needsNoToken: true }),

  // The editor's preferences: layout and order of lists, recent searches, closed announcements.
  route('PUT', '/:version/users/me/keyvalue', storeKeyValues),
  route('GET', '/:version/users/me/keyvalue/:keys', ({ response, param }, { account }) =>
    sendJson(response, 200, account.keyValues(LOCAL_USER.id, param('keys').split(','))),
  ),
  // User names beside changes in the history and in presence.
  route('GET', '/:version/users/:ids', ({ response, param }) =>
    sendJson(response, 200, usersOf(param('ids').split(','))),
  ),

  // Permissions. Without the access rules the Studio does not open.
  route('GET', '/:version/projects/:project/datasets/:dataset/acl', say(ACCESS)),
  route('GET', '/:version/projects/:project/grants', say(GRANTS)),
  // The name in the header, and whether there is an organisation with a dashboard (there is none).
  route('GET', '/:version/projects/:project', ({ response }, { project }) =>
    sendJson(response, 200, projectOf(project)),
  ),
  route('GET', '/:version/projects', ({ response }, { project }) => sendJson(response, 200, [projectOf(project)])),
  // Whether there is a dataset for comments.
  route('GET', '/:version/projects/:project/datasets', sendDatasets),
  route('GET', '/:version/datasets', sendDatasets),
  // Datasets, which a lake of one project names without it.
  route('GET', '/:version/datasets/:dataset', sendDataset),
  route('PUT', '/:version/datasets/:name', createDataset),
  route('PUT', '/:version/projects/:project/datasets/:name', createDataset),
  // Its visibility: noted nowhere, because every local program may read everything.
  route('PATCH', '/:version/datasets/:dataset', sendDataset),
  route('PATCH', '/:version/projects/:project/datasets/:dataset', sendDataset),
  route('DELETE', '/:version/datasets/:dataset', deleteDataset),
  route('DELETE', '/:version/projects/:project/datasets/:dataset', deleteDataset),
  // What the command line lists of a project: webhooks, tokens and allowed origins are options of the lake.
  route('GET', '/:version/hooks/projects/:project', say([])),
  route('GET', '/:version/projects/:project/tokens', say([])),
  route('GET', '/:version/projects/:project/cors', say([])),
  // Features of paid plans. Without those of releases the Studio's tool shows an advertisement of Sanity, which is empty here.
  route('GET', '/:version/features', say(FEATURES)),
  // Studios deployed to sanity.io: none.
  route('GET', '/:version/projects/:project/user-applications', say([])),
  route('GET', '/:version/subscriptions/project/:project', say(null)),
  // How many releases may be open: as many as anybody likes.
  route('GET', '/:version/projects/:project/new-content-release-allowed', say({ data: RELEASE_LIMITS })),
  route('GET', '/:version/schedules/:project/:dataset', say({ schedules: [] })),

  // References from other datasets: requested before a document is deleted or unpublished.
  route('GET', '/:version/data/references/:dataset/documents/:id/to', say({ totalCount: 0, references: [] })),

  // Sanity's announcements and help in the Studio: none.
  route('GET', '/:version/journey/announcements', say([])),
  route('GET', '/:version/journey/:what', say(null)),
  route('GET', '/:version/help', say({ resources: { sectionArray: [] } })),
  // Telemetry consent: denied, so the Studio sends none while it is open.
  route('GET', '/:version/intake/telemetry-status', say({ status: 'denied' })),
  // Sent when the page is left, without regard to consent: `endWithBeacon` of @sanity/telemetry. There is no setting
  // against it, and Sanity has this endpoint, too. It is read by nobody here, and kept nowhere.
  route('POST', '/:version/intake/batch', ({ response }) => void response.writeHead(204).end()),

  // The schema that a Studio uploads (sanity 5 always, 6 with the grant to deploy): it is told that nothing of it is missing.
  route('POST', '/:version/descriptors/claim', say({ synchronization: { type: 'complete' } })),

  // Detects the HTTP version. No Timing-Allow-Origin: the Studio would read HTTP/1.1 from it and warn of a slow
  // network.
  route('GET', '/:version/ping', say({ pong: true }), { needsNoToken: true }),
  // Latency to the lake: requested when two windows edit the same document.
  route('GET', '/:version/data/ping/:dataset', say({ pong: true })),
  // Requested after a network error, to tell a rejected origin from a lost connection; requests that reach this are
  // allowed.
  route('GET', '/:version/check/cors', say({ result: { allowed: true, withCredentials: true } }), {
    needsNoToken: true,
  }),
  // Part of the network diagnostics in the Studio's help menu.
  route('GET', '/:version/geoip/country', say({ isoCode: null })),
]

/** A handler with a constant response. */
function say(body: unknown) {
  return ({ response }: Call) => sendJson(response, 200, body)
}

function sendDatasets({ response, search }: Call, { datasets }: LakeContext): void {
  sendJson(response, 200, datasetsOf(datasets.names(), search))
}

function sendDataset({ response, param }: Call): void {
  sendJson(response, 200, datasetOf(param('dataset')))
}

function createDataset({ response, param }: Call, { datasets }: LakeContext): void {
  const { name } = datasets.create(param('name'))
  sendJson(response, 200, { datasetName: name, aclMode: 'private' })
}

function deleteDataset({ response, param }: Call, { datasets }: LakeContext): void {
  datasets.remove(param('dataset'))
  sendJson(response, 200, { deleted: true })
}

async function storeKeyValues({ request, response }: Call, { account }: LakeContext): Promise<void> {
  const body = await readJson(request, MAX_PREFERENCES_BYTES)
  if (!Array.isArray(body) || !body.every(isKeyValue)) {
    throw new HttpError(400, 'The body must be a list of { "key": string, "value": any }')
  }
  account.setKeyValues(LOCAL_USER.id, body)
  sendJson(response, 200, account.keyValues(LOCAL_USER.id, [...new Set(body.map(({ key }) => key))]))
}

function isKeyValue(value: unknown): value is KeyValue {
  return isRecord(value) && typeof value.key === 'string' && value.key !== '' && value.value !== undefined
}

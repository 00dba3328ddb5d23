/**
 * What Sanity's command line requests of a project beyond its content: copies of datasets, deployed schemas, and lists that
 * are empty here, because what they would hold is an option of the lake, or does not exist on one machine.
 */
import { randomUUID } from 'node:crypto'
import { HttpError, readJson, sendJson } from '../../../server/json.ts'
import { ROLE } from '../../account/project.ts'
import { isRecord } from '../../dataset.ts'
import { copyDataset } from '../../datasets/copy.ts'
import type { Dataset } from '../../datasets/dataset.ts'
import { openEventStream } from '../../listen/streams.ts'
import { type Call, datasetRoute, type LakeContext, type Route, route } from '../route.ts'

/** Largest body of a deployed schema, in bytes. */
const MAX_SCHEMA_BYTES = 16 * 1024 * 1024

/** Largest body of any other request here, in bytes. */
const MAX_BODY_BYTES = 16 * 1024

/** The type of the documents in which Sanity keeps deployed schemas. */
const SCHEMA_TYPE = 'system.schema'

/** The only role, as one that may be given. */
const ROLE_FOR_ALL = { ...ROLE, appliesToUsers: true, appliesToRobots: true }

const SCHEMAS = '/:version/projects/:project/datasets/:dataset/schemas'

export const PROJECT_ROUTES: readonly Route[] = [
  route('PUT', '/:version/datasets/:dataset/copy', copy),
  route('PUT', '/:version/projects/:project/datasets/:dataset/copy', copy),
  // A copy is complete when it has been requested.
  route('GET', '/:version/projects/:project/datasets/copy', say([])),
  route('GET', '/:version/jobs/:id/listen', sendFinishedJob, {
    access: 'stream',
    // The command line follows it without a token.
    needsNoToken: true,
  }),

  datasetRoute('PUT', SCHEMAS, deploySchemas),
  datasetRoute('GET', SCHEMAS, ({ response }, dataset) => sendJson(response, 200, schemasIn(dataset))),
  datasetRoute('GET', `${SCHEMAS}/:id`, ({ response, param }, dataset) =>
    sendJson(
      response,
      200,
      schemasIn(dataset).filter(({ _id }) => _id === param('id')),
    ),
  ),
  datasetRoute('DELETE', `${SCHEMAS}/:id`, removeSchema),

  route('GET', '/:version/aliases', say([])),
  route('GET', '/:version/apis/graphql', say([])),
  route('GET', '/:version/organizations', say([])),
  route('GET', '/:version/invitations/project/:project', say([])),
  route('GET', '/:version/users/me/grants', say({ organizations: {}, projects: {} })),
  route('GET', '/:version/access/project/:project/robots', say({ data: [], nextCursor: null })),
  // Without one the command line stops before it requests a token or a user, and is not told where they come from.
  route('GET', '/:version/projects/:project/roles', say([ROLE_FOR_ALL])),
  route('GET', '/:version/access/project/:project/roles', say({ data: [ROLE_FOR_ALL], nextCursor: null })),

  route('POST', '/:version/projects/:project/cors', refuse('Further origins are admitted with --allow-origin')),
  route('POST', '/:version/hooks/projects/:project', refuse('The webhook is set with --webhook-url')),
  route('POST', '/:version/access/project/:project/robots', refuse('Tokens are given with --token')),
  route('POST', '/:version/invitations/project/:project', refuse('The lake has one user')),
]

/** What Sanity has and the lake has not, by the beginning of its paths, and what there is in its place. */
const MISSING_FEATURES: readonly (readonly [path: RegExp, message: string])[] = [
  [/^aliases\//, 'aliases of datasets: name the dataset itself'],
  [/^(apis\/)?graphql\//, 'GraphQL: queries are GROQ'],
  [
    /^projects\/[^/]+\/datasets\/[^/]+\/(settings\/)?backups/,
    'backups: "content-lake snapshot save <name>" saves all datasets',
  ],
  [/^projects\/[^/]+\/cors\//, 'list of CORS origins: pages from elsewhere are admitted with --allow-origin'],
  [/^access\/project\/[^/]+\/robots\//, 'list of tokens: they are given with --token'],
  [/^(projects\/[^/]+\/)?datasets\/[^/]+\/(settings\/)?embeddings/, 'embeddings of datasets'],
  [/^media-libraries/, 'media library'],
  [/^agent\//, "agent actions: they need Sanity's AI"],
  [/^user-applications/, 'hosting of Studios and apps'],
]

/** Why there is nothing at a path, when it belongs to a feature that the lake does not have. */
export function missingFeature(pathname: string): string | undefined {
  const path = pathname.replace(/^\/v[^/]+\//, '')
  const found = MISSING_FEATURES.find(([beginning]) => beginning.test(path))
  return found && `The local Content Lake has no ${found[1]}`
}

/** A handler with a constant response. */
function say(body: unknown) {
  return ({ response }: Call) => sendJson(response, 200, body)
}

/** A handler for what is no request but an option of the lake. It throws an HttpError 400 that says so, also in the terminal. */
function refuse(reason: string) {
  return (_call: Call, { warnings }: LakeContext) => {
    const message = `${reason}; content-lake --help lists its options`
    warnings.warnRefused(message)
    throw new HttpError(400, message)
  }
}

async function copy({ request, response, param }: Call, { folder, datasets }: LakeContext): Promise<void> {
  const body = await readJson(request, MAX_BODY_BYTES)
  if (!isRecord(body) || typeof body.targetDataset !== 'string') {
    throw new HttpError(400, 'The body must have "targetDataset", the name of the new dataset')
  }
  const [source, target] = [param('dataset'), body.targetDataset]
  copyDataset(folder, datasets, { source, target, hasHistory: body.skipHistory !== true })
  sendJson(response, 200, { datasetName: target, aclMode: 'private', jobId: `copy-${randomUUID()}` })
}

function sendFinishedJob({ response, param }: Call, { closing }: LakeContext): void {
  const stream = openEventStream(response, closing)
  const id = param('id')
  stream.send({ event: 'job', id, data: { job_id: id, state: 'completed', progress: 100 } })
  stream.end()
}

async function deploySchemas({ request, response }: Call, dataset: Dataset): Promise<void> {
  const body = await readJson(request, MAX_SCHEMA_BYTES)
  const schemas = isRecord(body) && Array.isArray(body.schemas) ? body.schemas : undefined
  if (schemas === undefined || schemas.length === 0 || !schemas.every(isRecord)) {
    throw new HttpError(400, 'The body must have "schemas", a list of the schemas of workspaces')
  }
  const documents = schemas.map(({ schema, tag, version, workspace }) => {
    const name = isRecord(workspace) && typeof workspace.name === 'string' ? workspace.name : 'default'
    const suffix = typeof tag === 'string' ? `.${tag}` : ''
    const text = typeof schema === 'string' ? schema : JSON.stringify(schema)
    return { _id: `${idOf(name)}${suffix}`, _type: SCHEMA_TYPE, schema: text, tag, version, workspace }
  })
  dataset.store.commit({ mutations: documents.map((document) => ({ createOrReplace: document })) })
  const ids = documents.map(({ _id }) => _id)
  sendJson(
    response,
    200,
    schemasIn(dataset).filter(({ _id }) => ids.includes(_id)),
  )
}

function removeSchema({ response, param }: Call, { store }: Dataset): void {
  const id = param('id')
  const isStored = store.document(id)?._type === SCHEMA_TYPE
  if (isStored) store.commit({ mutations: [{ delete: { id } }] })
  sendJson(response, 200, { deleted: isStored })
}

function schemasIn({ store }: Dataset) {
  return [...store.batches()].flat().filter(({ _type }) => _type === SCHEMA_TYPE)
}

/** The id of a workspace's schema; characters that ids do not have are replaced, as Sanity does. */
function idOf(workspace: string): string {
  return `_.schemas.${workspace.replaceAll(/[^a-zA-Z0-9_-]/g, '_')}`
}

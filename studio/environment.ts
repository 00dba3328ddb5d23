/**
 * Determines the Content Lake that the Studio connects to.
 *
 * One build works with any lake: the site that serves the Studio adds `<meta name="bowerbird-studio"
 * content='{"projectId":…,"dataset":…,"apiHost":…}'>` to its page. Sanity's CLI and Node have no such page and use the
 * environment, with the site's variable names; the default is the local lake.
 */

export type StudioEnvironment = {
  projectId: string
  dataset: string
  /** Origin of a local lake; undefined for the hosted one, whose URL the Studio knows. */
  apiHost: string | undefined
}

type Source = Readonly<Record<string, string | undefined>>

const LOCAL = { projectId: 'localdemo', dataset: 'production', lakePort: '3333' }

const PROJECT_ID = /^[a-z0-9][a-z0-9-]*$/
const DATASET = /^[a-z0-9][a-z0-9_-]*$/

function fieldsOf(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('expected an object')
  return { ...value }
}

function readName(fields: Record<string, unknown>, name: string, pattern: RegExp): string {
  const value = fields[name]
  if (typeof value !== 'string' || !pattern.test(value)) throw new Error(`${name} is ${JSON.stringify(value)}`)
  return value
}

function readApiHost(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value) {
    throw new Error(`apiHost is ${JSON.stringify(value)}, expected an origin or null`)
  }
  return url.origin
}

/**
 * Parses the content of the meta element.
 * @throws Error that names the invalid field
 */
export function parseStudioMeta(content: string): StudioEnvironment {
  try {
    const fields = fieldsOf(content)
    return {
      projectId: readName(fields, 'projectId', PROJECT_ID),
      dataset: readName(fields, 'dataset', DATASET),
      apiHost: readApiHost(fields.apiHost),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The Studio was served with a wrong <meta name="bowerbird-studio">: ${reason}`)
  }
}

/** Reads the same from environment variables, for the CLI and for Node. */
export function studioEnvironmentFrom(source: Source): StudioEnvironment {
  const projectId = source.NEXT_PUBLIC_SANITY_PROJECT_ID || LOCAL.projectId
  const isLocal = projectId === LOCAL.projectId
  return {
    projectId,
    dataset: source.NEXT_PUBLIC_SANITY_DATASET || LOCAL.dataset,
    apiHost: isLocal ? `http://localhost:${source.LOCAL_LAKE_PORT || LOCAL.lakePort}` : undefined,
  }
}

function readEnvironment(): StudioEnvironment {
  const meta = typeof document === 'undefined' ? null : document.querySelector('meta[name="bowerbird-studio"]')
  const content = meta?.getAttribute('content')
  if (content) return parseStudioMeta(content)
  // Browsers have no `process`, and the bundler does not replace the object as a whole.
  return studioEnvironmentFrom(typeof process === 'undefined' ? {} : process.env)
}

export const { projectId, dataset, apiHost } = readEnvironment()

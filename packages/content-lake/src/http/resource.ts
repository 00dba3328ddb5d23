/** The URLs that a client with `resource: { type: 'dataset', id: 'project.dataset' }` uses for a dataset. */

const OPERATIONS = new Set(['actions', 'doc', 'export', 'history', 'listen', 'live', 'mutate', 'query'])

/**
 * The segments of `/v1/projects/<project>/datasets/<dataset>/query` as those of `/v1/data/query/<dataset>`.
 * @returns the project that the URL names, if it is of that form, and the segments to match with the routes
 */
export function withoutResource(segments: string[]): { project?: string; segments: string[] } {
  const [version = '', projects, project, datasets, dataset = '', operation = '', ...rest] = segments
  if (projects !== 'projects' || datasets !== 'datasets' || !OPERATIONS.has(operation)) return { segments }
  const path = operation === 'live' ? ['live', ...rest, dataset] : [operation, dataset, ...rest]
  return { project, segments: [version, 'data', ...path] }
}

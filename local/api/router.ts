import type { Route } from './routes.ts'

/** A matching route and the path parameters read from the URL. */
type Found = { route: Route; params: [name: string, value: string][] }

/** The path after a version prefix (`/api/v1` or `/v1`) as segments; `undefined` when there is no such prefix. */
export function afterVersion(segments: readonly string[]): readonly string[] | undefined {
  const rest = segments[0] === 'api' ? segments.slice(1) : segments
  return rest[0] === 'v1' ? rest.slice(1) : undefined
}

/** The routes at a path, whatever their method. At most one has each method. */
export function routesAt(routes: readonly Route[], segments: readonly string[]): Found[] {
  return routes.flatMap((route) => {
    const params = match(route.path.slice(1).split('/'), segments)
    return params === undefined ? [] : [{ route, params }]
  })
}

/** The methods that a set of routes supports, for the Allow header; GET implies HEAD. */
export function allowed(found: readonly Found[]): string {
  return found.flatMap(({ route }) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method])).join(', ')
}

function match(pattern: readonly string[], segments: readonly string[]): Found['params'] | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Found['params'] = []
  for (const [index, part] of pattern.entries()) {
    const value = segments[index] ?? ''
    if (part.startsWith('{') && value !== '') params.push([part.slice(1, -1), value])
    else if (part !== value) return undefined
  }
  return params
}

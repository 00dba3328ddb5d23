/** What an island is: a part of the page that the server renders and the browser hydrates by its own rule. */
import type { ComponentType } from 'react'

/**
 * When an island hydrates: with the page; when it is touched, focused or clicked; or never, which is for text, pictures
 * and links. What moves by itself is a custom element (components/frame/custom-elements.ts).
 */
export type Hydration = 'load' | 'interaction' | 'never'

/** What the browser knows of an island before its code is there. */
export type IslandRules = {
  /** Whether this visitor needs it at once. Called in the browser. */
  hydratesAtOnce?: () => boolean
  /** Whether the URL's query differs from the HTML. If so, the island is dimmed and hydrates at once. */
  urlDiffersFromHtml?: () => boolean
}

export type IslandDefinition<P> = IslandRules & {
  /** Name of the part, or type of the section: the browser finds its code by it. */
  name: string
  /** Imports the component, the default export of its module. */
  load: () => Promise<{ default: ComponentType<P> }>
  /** By default on interaction. The server writes it into the HTML, so nothing of it reaches the browser's scripts unless it is named. */
  hydrates?: Hydration | ((props: P) => Hydration)
}

/** An island without props, as its feature names it. */
export type IslandEntry = IslandRules & { load: () => Promise<{ default: ComponentType }>; hydrates?: Hydration }

export function hydrationOf<P>({ hydrates = 'interaction' }: IslandDefinition<P>, props: P): Hydration {
  return typeof hydrates === 'function' ? hydrates(props) : hydrates
}

/** Prefix of the ids in the island, the same on the server and in the browser. */
export function islandId(name: string, sectionKey: string | null): string {
  return `${name}${sectionKey ?? ''}`
}

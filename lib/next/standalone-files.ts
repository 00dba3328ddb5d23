/**
 * What the server (server.js) needs in Next's standalone output beyond what Next traces. Next traces what its own server
 * and the pages load; a server of the project and the configuration that it reads at its start are not among them
 * (https://nextjs.org/docs/pages/guides/custom-server).
 */
import { existsSync, readFileSync } from 'node:fs'

/** Packages that only the server loads. */
const PACKAGES = ['compression', 'sirv']

/** Next's loader of the configuration asks for it, though nothing is compiled. */
const CONFIGURATION_LOADER = [
  './node_modules/next/dist/compiled/webpack/*.{js,json}',
  './node_modules/next/dist/compiled/@babel/runtime/package.json',
]

/** Read by their path when a sharing picture is drawn (lib/seo/server/sharing-image/draw-sharing-image.tsx). */
const SHARING_IMAGE_FONTS =
  './node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin*-700-normal.woff'

/** Folders of a package and of the packages that it depends on. */
function packageFolders(name: string, from = '.', found = new Set<string>()): Set<string> {
  const nested = `${from}/node_modules/${name}`
  const folder = existsSync(nested) ? nested : `./node_modules/${name}`
  if (found.has(folder)) return found
  found.add(folder)
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  for (const dependency of Object.keys(dependencies)) packageFolders(dependency, folder, found)
  return found
}

/** Patterns for `outputFileTracingIncludes`, relative to the project's root. */
export function standaloneFiles(): string[] {
  const packages = PACKAGES.flatMap((name) => Array.from(packageFolders(name)))
  return [
    './next.config.js',
    './lib/**/*.{ts,mjs}',
    // Read by next.config.js (lib/next/early-script.ts).
    './components/runtime/note-presses.js',
    './components/page/default-policy.js',
    './components/script/load-count.js',
    './components/voices/remember-compact.js',
    SHARING_IMAGE_FONTS,
    ...CONFIGURATION_LOADER,
    ...packages.map((folder) => `${folder}/**/*`),
  ]
}

/** The files in `public/`, read once at server start. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const PUBLIC_FOLDER = join(process.cwd(), 'public')

/** Their paths in lower case, such as /images/knowledge-base/cover.svg. */
export const PUBLIC_FILES: ReadonlySet<string> = new Set(
  readdirSync(PUBLIC_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(PUBLIC_FOLDER.length).toLowerCase()),
)

/**
 * `npm run screenshots`: takes the pictures of the README into docs/screenshots, from a site that runs (`npm run site` in another
 * terminal); `SITE=http://localhost:3100 npm run screenshots` takes another address.
 *
 * `npm run screenshots -- pages`: takes every page at three widths into docs/screenshots/pages, from a site that runs.
 *
 * `npm run screenshots -- studio`: takes the pictures of docs/EDITING.md into docs/screenshots/studio, from a site of its own.
 */
import { runCommand } from '../start.ts'
import { takePagePictures } from './pages.ts'
import { takeReadmePictures } from './readme.ts'
import { takeStudioPictures } from './studio/main.ts'

const [part, ...rest] = process.argv.slice(2)

if (part === 'studio') await runCommand(() => takeStudioPictures(rest))
else if (part === 'pages') await takePagePictures(rest)
else await takeReadmePictures()

/**
 * `npm run screenshots`: takes the README's screenshots into docs/screenshots, from a running site (`npm run site` in
 * another terminal); `SITE=http://localhost:3100 npm run screenshots` uses another URL.
 *
 * `npm run screenshots -- pages`: takes every page at three widths into .local/screenshots, from a running site.
 *
 * `npm run screenshots -- studio`: takes the screenshots of docs/EDITING.md into docs/screenshots/studio, from a
 * temporary site.
 */
import { runCommand } from '../start.ts'
import { takePagePictures } from './pages.ts'
import { takeReadmePictures } from './readme.ts'
import { takeStudioPictures } from './studio/main.ts'

const [part, ...rest] = process.argv.slice(2)

if (part === 'studio') await runCommand(() => takeStudioPictures(rest))
else if (part === 'pages') await takePagePictures(rest)
else await takeReadmePictures()

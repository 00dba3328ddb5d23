/** What the files of a build may not say. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_FOLDER } from '../../../local/site/test-build.ts'
import { expect, test } from '../shared-stack.ts'

test('no file that is served names the folder of the build (B246)', () => {
  const files = globSync([
    join(BUILD_FOLDER, 'static', '**', '*.*'),
    join(BUILD_FOLDER, 'server', 'pages', '**', '*.{html,json}'),
    join('studio', 'dist', '**', '*.{js,css,html}'),
    join('public', '**', '*.{js,css,json}'),
  ]).filter((file) => !file.endsWith('.nft.json') && statSync(file).isFile())
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(file).includes(process.cwd()))).toEqual([])
})

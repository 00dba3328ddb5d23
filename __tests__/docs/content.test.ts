/** Checks docs/CONTENT.md against the code. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '@/lib/revalidation/webhook'

const guide = readFileSync('docs/CONTENT.md', 'utf8')

/** The text of a fenced block, without the indent of the list it stands in. */
function blocks(language: string): string[] {
  const fences = guide.matchAll(new RegExp(`^( *)\`\`\`${language}\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'))
  return Array.from(fences, ([, indent = '', text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd(),
  )
}

test('the filter and the projection of the webhook match the code', () => {
  expect(blocks('groq')).toEqual([WEBHOOK_FILTER, WEBHOOK_PROJECTION])
})

test('every project command that it names exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = Array.from(guide.matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('every file that it links to exists', () => {
  const links = Array.from(guide.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g), ([, target = '']) => target)
  expect(links.filter((target) => !existsSync(join('docs', target)))).toEqual([])
})

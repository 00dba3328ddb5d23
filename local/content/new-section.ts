/**
 * `npm run new:section <name>`: writes a new section type, ready to be filled in.
 *
 * It creates schema, component, fixtures, test and thumbnail, adds the entry to the GROQ projections, and regenerates lists
 * and types. `<name>` is in kebab case, such as `opening-hours`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type Arguments, CommandError, UsageError } from '../processes/command.mjs'
import { exitCode, startNode } from '../processes/processes.ts'
import { run as generateTypes } from './typegen.ts'

const PROJECTIONS = join('lib', 'content', 'sections.ts')

type Names = { kebab: string; camel: string; pascal: string; title: string }

function namesOf(kebab: string): Names {
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  return {
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  }
}

const schema = ({ camel, title }: Names) => `import { defineSection, textField } from '../parts/section.ts'

export const ${camel} = defineSection({
  name: '${camel}',
  group: 'words',
  title: '${title}',
  fields: [textField('Optional. One or two sentences below the heading.')],
})
`

const component = ({ camel, pascal }: Names) => `/** One sentence: what this section shows. */
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import type { SectionOf } from '@/lib/content/section-types'

export default function ${pascal}({ section }: { section: SectionOf<'${camel}'> }) {
  return (
    <ContentSection section={section}>
      <SectionHeading section={section} />
    </ContentSection>
  )
}
`

const fixtures = ({ camel, kebab, title }: Names) => `/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'${camel}'> = {
  _key: '${kebab}',
  _type: '${camel}',
  tone: 'cream',
  anchor: null,
  heading: '${title}',
  text: 'A sentence below the heading.',
}
`

const test = ({ kebab, pascal }: Names) => `/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import ${pascal} from '@/components/sections/${kebab}'
import { typical } from '@/components/sections/${kebab}/fixtures'
import { renderOnPage } from '../../helpers/page/page'

test('shows its text below its heading', () => {
  renderOnPage(<${pascal} section={typical} />)
  const heading = screen.getByRole('heading', { level: 2, name: typical.heading })
  const text = screen.getByText('A sentence below the heading.')
  expect(heading.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('needs no text', () => {
  renderOnPage(<${pascal} section={{ ...typical, text: null }} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(typical.heading)
})
`

/** A plain thumbnail, until there is a screenshot of the section. */
function thumbnail(): Promise<Buffer> {
  return sharp({ create: { width: 480, height: 300, channels: 3, background: '#efe9dd' } })
    .webp()
    .toBuffer()
}

async function filesOf(names: Names): Promise<Map<string, string | Buffer>> {
  const { kebab, camel } = names
  return new Map<string, string | Buffer>([
    [join('studio', 'schema', 'sections', `${kebab}.ts`), schema(names)],
    [join('components', 'sections', kebab, 'index.tsx'), component(names)],
    [join('components', 'sections', kebab, 'fixtures.ts'), fixtures(names)],
    [join('__tests__', 'components', 'sections', `${kebab}.test.tsx`), test(names)],
    [join('studio', 'static', 'sections', `${camel}.webp`), await thumbnail()],
  ])
}

/** The projections of all sections with that of the section, at their end. */
function withProjection(projections: string, { camel }: Names): string {
  return projections.replace(/\n`\n$/, `,\n  _type == "${camel}" => { text }\n\`\n`)
}

export const usage = {
  name: 'new:section',
  description: 'writes a new section type, ready to be filled in: schema, component, fixtures, test and thumbnail.',
  words: '<name>',
}

export async function run({ words }: Arguments): Promise<number> {
  const [kebab = '', ...more] = words
  if (more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new UsageError('Give one name in lower case with hyphens, such as "opening-hours".')
  }
  const names = namesOf(kebab)
  const files = await filesOf(names)
  const existing = [...files.keys()].find((file) => existsSync(file))
  if (existing) throw new CommandError(`There is such a section: ${existing} exists.`)
  for (const [file, content] of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    console.log(`created ${file}`)
  }
  writeFileSync(PROJECTIONS, withProjection(readFileSync(PROJECTIONS, 'utf8'), names))
  console.log(`added   ${names.camel} to ${PROJECTIONS}`)
  console.log('Regenerating the lists of sections and the types of the content …')
  const code = await generateTypes()
  const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')
  return code || exitCode(startNode([biome, 'check', '--write', join('components', 'sections', kebab)]))
}

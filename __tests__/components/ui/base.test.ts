/**
 * Scans the sources of all components and checks that the site's slim Chakra system, and the browser's without the
 * values of tokens, give the same CSS as Chakra's complete one for every style prop in use. A prop that they lack would
 * silently style nothing.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSystem } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { browserConfig, system } from '@/components/ui/theme'
import { base } from '@/components/ui/theme/base'

const { theme, cssVarsPrefix, conditions: ownConditions = {} } = system._config
const tones = Object.entries(ownConditions).filter(([name]) => name.startsWith('tone'))

const complete = createSystem(defaultBaseConfig, {
  theme,
  cssVarsPrefix,
  preflight: false,
  disableLayers: true,
  conditions: Object.fromEntries(tones),
})

type Use = { word: string; values: string[]; where: string }

/** From an opening brace to its closing one. */
function block(text: string, start: number): string {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1
    if (text[index] === '}') depth -= 1
    if (depth === 0) return text.slice(start, index + 1)
  }
  return text.slice(start)
}

function literals(text: string): string[] {
  return Array.from(text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`$]*)`/g), ([, single, double, template]) => {
    return single ?? double ?? template ?? ''
  })
}

/** Attributes and keys of a file, with all string literals of their values (also for each breakpoint and branch). */
function usesIn(where: string): Use[] {
  const text = readFileSync(where, 'utf8')
  return Array.from(text.matchAll(/(?<![\w.$-])(_?[a-z]\w*)\s*(?:=(?![=>])|:)\s*/gi), (match) => {
    const start = match.index + match[0].length
    const value = text[start] === '{' ? block(text, start) : (text.slice(start).match(/^[^,;}>]*/)?.[0] ?? '')
    const quoted = /^(['"]).*?\1/.exec(text.slice(start))?.[0]
    return { word: match[1] ?? '', values: literals(quoted ?? value), where }
  })
}

const sources = ['components', 'pages']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((name) => /\.tsx?$/.test(name) && !/(fixtures|theme\/base)\.ts$/.test(name))

const uses = sources.flatMap(usesIn)

const tokens = Object.values(theme?.tokens ?? {}).flatMap((category) => Object.keys(category ?? {}))
const semanticColours = Object.keys(theme?.semanticTokens?.colors ?? {})

/**
 * Chakra sets a variable for every background for descendants that use "currentBg"; nothing here uses it, so the
 * slim base omits it.
 */
function styles(of: typeof system, word: string, value: string): string {
  const css = of.utility.transform(of.utility.resolveShorthand(word), value)
  return JSON.stringify(css, (name, content) => (name === '--bg-currentcolor' ? undefined : content))
}

const inBrowser = createSystem(base, browserConfig)

function differences(pairs: Use[]): string[] {
  return pairs.flatMap(({ word, values, where }) =>
    values
      .filter((value) => [system, inBrowser].some((own) => styles(own, word, value) !== styles(complete, word, value)))
      .map((value) => `${where}: ${word} "${value}"`),
  )
}

const known = new Set(complete.properties)
const utilities = uses.filter(({ word }) => known.has(word) && !word.startsWith('_'))
const conditions = uses.filter(({ word }) => known.has(word) && word.startsWith('_'))

test('every condition that a component uses is defined', () => {
  expect(conditions).not.toHaveLength(0)
  const wrong = conditions.filter(({ word }) => {
    return JSON.stringify(system.conditions.resolve(word)) !== JSON.stringify(complete.conditions.resolve(word))
  })
  expect(wrong.map(({ where, word }) => `${where}: ${word}`)).toEqual([])
})

test('every style prop that a component uses is known, and not passed on as an attribute', () => {
  const lost = utilities.filter(({ word }) => !system.isValidProperty(word))
  expect(lost.map(({ where, word }) => `${where}: ${word}`)).toEqual([])
})

test("every style value that a component uses gives the same CSS as Chakra's complete system", () => {
  expect(utilities.flatMap(({ values }) => values).length).toBeGreaterThan(500)
  expect(differences(utilities)).toEqual([])
})

test('every property in use resolves theme tokens, also where a value is computed', () => {
  const values = [...tokens, ...semanticColours, '{colors.ink}', '16px']
  // The first two take names of breakpoints; tokens do not apply to the others.
  const others = ['hideFrom', 'hideBelow', 'minInlineSize', 'scrollbarWidth', 'scrollbarColor']
  const words = Array.from(new Set(utilities.map(({ word }) => word))).filter((word) => !others.includes(word))
  expect(differences(words.map((word) => ({ word, values, where: 'tokens' })))).toEqual([])
})

test('no width depends on the font: the 0 of the system font, by which ch goes, is 15 % narrower (B774)', () => {
  const wrong = utilities.filter(({ values }) => values.some((value) => /^[\d.]+ch$/.test(value)))
  expect(wrong.map(({ where, word }) => `${where}: ${word}`)).toEqual([])
})

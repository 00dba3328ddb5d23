import { chakra } from '@chakra-ui/react'
import { renderToString } from 'react-dom/server'
import { createStyleCache } from '@/components/island/styles/page-styles'
import { ThemeProvider } from '@/components/island/styles/theme-provider'
import { system } from '@/components/ui/theme'
import { memoizeStyles } from '@/components/ui/theme/memoize-styles'
import { StyleCacheContext } from '@/lib/contexts/page-context'

const Recipe = chakra('button', {
  base: { color: 'fg' },
  variants: { size: { small: { p: '4' }, large: { p: '8' } } },
})

describe('memoized styles', () => {
  test('the same styles of a recipe are computed once, others and another order of them anew', () => {
    const css = jest.fn(system.css)
    const memoized = memoizeStyles({ ...system, css })
    const recipe = { color: 'fg' }
    const named = (...styles: Parameters<typeof system.css>) => memoized.css(recipe, ...styles)
    expect(named({ p: '4' }, { m: '2' })).toBe(named({ p: '4' }, { m: '2' }))
    expect(css).toHaveBeenCalledTimes(1)
    expect(named({ p: '8' }, { m: '2' }).styles).not.toBe(named({ p: '4' }, { m: '2' }).styles)
    expect(named({ m: '1' }, { m: '2' }).styles).not.toBe(named({ m: '2' }, { m: '1' }).styles)
    expect(named({ mt: '2' }, undefined).styles).toBe(named({ mt: '2' }).styles)
    expect(memoized.css({ color: 'muted' }, { mt: '2' }).styles).not.toBe(named({ mt: '2' }).styles)
    expect(memoized.css().styles).toBe('')
  })

  test('styles that never repeat do not add up for ever', () => {
    const css = jest.fn(system.css)
    const memoized = memoizeStyles({ ...system, css })
    const recipe = {}
    for (let width = 0; width <= 5000; width += 1) memoized.css(recipe, { width })
    memoized.css(recipe, { width: 0 })
    expect(css).toHaveBeenCalledTimes(5002)
  })

  test('an element gets its rules on each page, with recipes, conditions and its own styles', () => {
    const pages = [createStyleCache(), createStyleCache()].map((cache) => {
      const html = renderToString(
        <StyleCacheContext value={cache}>
          <ThemeProvider>
            <Recipe size="large" mt="2" _hover={{ color: 'fg.muted' }} type="submit" />
          </ThemeProvider>
        </StyleCacheContext>,
      )
      const [, name = ''] = /class="css-(\w+)"/.exec(html) ?? []
      return { html, rules: String(cache.inserted[name]) }
    })
    for (const { html, rules } of pages) {
      expect(html).toMatch(/^<button type="submit" class="css-\w+"><\/button>$/)
      expect(rules).toMatch(/color:.*padding:.*margin-top:.*:hover/)
    }
    expect(pages[0]).toEqual(pages[1])
  })
})

/** Red, green and blue of a colour in the page's styles. It may name a token, and a token may name another. */
export function rgbOf(value: string): [red: number, green: number, blue: number] {
  const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (token) return rgbOf(getComputedStyle(document.documentElement).getPropertyValue(token).trim())
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(value) ?? []
  if (!red || !green || !blue) throw new Error(`${value} is no colour`)
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

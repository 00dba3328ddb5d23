/** A number with its noun, such as "1,500 redirects". */
export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`
}

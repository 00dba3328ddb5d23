/** Postal addresses, and the lines in which they are written. Pure. */

/** States and territories by the letters that stand in an address. */
export const STATES = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
} as const

/** As the fragment POSTAL_ADDRESS projects it. */
export type Address = {
  /** Name, level, street or box: one line each. */
  street: readonly string[]
  town: string | null
  /** Of STATES. */
  state: string | null
  postcode: string | null
}

/** The lines as on an envelope; none without an address. */
export function addressLines(address: Address | null): string[] {
  if (!address) return []
  const { street, town, state, postcode } = address
  return [...street, [town, state, postcode].filter(Boolean).join(' ')].filter((line) => line.trim())
}

/**
 * A region's round flag, chosen by its lower-cased name; a neutral globe for a region without one. The name is beside
 * it.
 */
import { chakra } from '@chakra-ui/react'

/** The files in public/flags; another region needs a file there and its name here. */
export const FLAGS: ReadonlySet<string> = new Set([
  'australia',
  'ireland',
  'new-zealand',
  'united-kingdom',
  'united-states',
])

/** URL of a region's flag, such as /flags/new-zealand.svg for "New Zealand". */
export function flagUrl(region: string): string {
  const name = region.trim().toLowerCase().replace(/\s+/g, '-')
  return `/flags/${FLAGS.has(name) ? name : 'globe'}.svg`
}

// A background image, because it is decorative: the name is beside it.
const Disc = chakra('span', {
  base: {
    display: 'inline-block',
    width: '5',
    height: '5',
    flexShrink: '0',
    borderRadius: 'pill',
    backgroundSize: 'cover',
    boxShadow: '0 0 0 1px {colors.line}',
  },
})

export function RegionFlag({ region }: { region: string }) {
  return <Disc aria-hidden data-flag={flagUrl(region)} style={{ backgroundImage: `url(${flagUrl(region)})` }} />
}

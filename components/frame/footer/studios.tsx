/** The studios and the postal address, side by side. */
import { Box, chakra } from '@chakra-ui/react'
import type { SiteSettings } from '@/lib/content/section-types'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
    columnGap: '24px',
    rowGap: '32px',
    pb: 'clamp(40px, 5vw, 64px)',
  },
})

const Lines = chakra('address', {
  base: { fontStyle: 'normal', textStyle: 'small', color: 'muted', whiteSpace: 'pre-line', mt: '8px' },
})

const PlainLink = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '32px', color: 'fg', fontWeight: '600' },
})

type StudiosProps = Pick<SiteSettings, 'offices' | 'postalAddress'>

export function Studios({ offices, postalAddress }: StudiosProps) {
  if (offices.length === 0 && !postalAddress) return null
  return (
    <Grid>
      {offices.map(({ _key, name, region, addressLines, phone }) => (
        <div key={_key}>
          <Box as="h2" textStyle="h3">
            {name}
          </Box>
          <Lines>
            {[...addressLines, ...(addressLines.length === 0 && region ? [region] : [])].join('\n')}
            {phone?.number && (
              <>
                {'\n'}
                <PlainLink href={`tel:${phone.number}`}>{phone.display ?? phone.number}</PlainLink>
              </>
            )}
          </Lines>
        </div>
      ))}
      {postalAddress && (
        <div>
          <Box as="h2" textStyle="h3">
            Post
          </Box>
          <Lines>{postalAddress}</Lines>
        </div>
      )}
    </Grid>
  )
}

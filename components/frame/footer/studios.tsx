/** The studios and the postal address, side by side. */
import { Box, chakra } from '@chakra-ui/react'
import { addressLines } from '@/lib/content/address'
import type { SiteSettings } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    columnGap: '5-8',
    rowGap: '6',
    pb: { base: '5', md: '8-14' },
  },
})

const Lines = chakra('address', {
  base: { fontStyle: 'normal', textStyle: 'small', color: 'muted', whiteSpace: 'pre-line', mt: { md: '2' } },
})

const PlainLink = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '8', color: 'fg', fontWeight: '600' },
})

export function Studios({ offices, postalAddress }: Pick<SiteSettings, 'offices' | 'postalAddress'>) {
  const edit = useEdit()
  const words = useWords('frame')
  const post = addressLines(postalAddress)
  if (offices.length === 0 && post.length === 0) return null
  return (
    <Grid>
      {offices.map((office) => (
        <div key={office._key} {...edit('offices', office)}>
          <Box as="h2" textStyle="h3">
            {office.name}
          </Box>
          <Lines>
            {addressLines(office.address).join('\n')}
            {office.phone && (
              <>
                {'\n'}
                <PlainLink href={`tel:${office.phone.number}`}>{office.phone.display}</PlainLink>
              </>
            )}
          </Lines>
        </div>
      ))}
      {post.length > 0 && (
        <div {...edit('postalAddress')}>
          <Box as="h2" textStyle="h3">
            {words.frame.post}
          </Box>
          <Lines>{post.join('\n')}</Lines>
        </div>
      )}
    </Grid>
  )
}

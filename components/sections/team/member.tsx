/** One team member. */
import { Box, chakra } from '@chakra-ui/react'
import { NARROW_WINDOW } from '@/components/ui/media'
import { Portrait } from '@/components/ui/pictures/picture'
import type { TeamMember } from '@/lib/api/models'

const Card = chakra('li', {
  base: {
    display: 'grid',
    // Portrait beside the text in a single column, above it in a grid.
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    [NARROW_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    alignContent: 'start',
    columnGap: '5',
    rowGap: '5',
    overflowWrap: 'anywhere',
  },
})

const Frame = chakra('div', {
  base: {
    alignSelf: 'start',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'card',
    bg: 'mint',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

const About = chakra('div', {
  base: {
    mt: '2.5',
    textStyle: 'small',
    '& > * + *': { mt: '2' },
    '& ul': { listStyle: 'disc', pl: '5' },
    '& ol': { listStyle: 'decimal', pl: '5' },
    '& a': { color: 'link' },
  },
})

export function Member({ person }: { person: TeamMember }) {
  const { full_name, position, card_image_url, short_description } = person
  return (
    <Card>
      <Frame>
        {/* The name is beside it. */}
        <Portrait src={card_image_url} alt="" />
      </Frame>
      <div>
        <Box as="h3" textStyle="h3">
          {full_name}
        </Box>
        {position && (
          <Box as="p" color="muted" textStyle="small" mt="1">
            {position}
          </Box>
        )}
        {short_description && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/articles/server/read-article.ts
          <About dangerouslySetInnerHTML={{ __html: short_description }} />
        )}
      </div>
    </Card>
  )
}

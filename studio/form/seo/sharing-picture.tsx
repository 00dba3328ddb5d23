/** The picture that is sent when somebody shares the page: the chosen one, or the one the site draws from the title. */
import { Card, Text } from '@sanity/ui'
import { useState } from 'react'
import { drawableImage } from '../../../lib/content/image-url.ts'
import { SHARING_HEIGHT, SHARING_WIDTH, sharingImagePath, sharingUrl } from '../../../lib/seo/sharing-url.ts'
import { useLakeQuery } from '../../common/lake/use-lake-query.ts'
import { fieldOf, numberOf, textOf } from '../../common/untyped.ts'

const ASSET = `*[_id == $id][0]{
  url, mimeType, "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`

const FILLED = { display: 'block', width: '100%', aspectRatio: `${SHARING_WIDTH} / ${SHARING_HEIGHT}` } as const

/** The URL of a chosen picture; null while it loads, and for drawings, which social networks do not show. */
function useChosenUrl(image: unknown): string | null {
  const id = textOf(fieldOf(image, 'asset'), '_ref')
  const asset = useLakeQuery<Parameters<typeof drawableImage>[0]>(ASSET, id ? { id } : null)
  const drawable = asset && drawableImage({ ...asset, crop: cropOf(image) })
  return drawable && !drawable.isVector ? sharingUrl(drawable) : null
}

function cropOf(image: unknown) {
  const crop = fieldOf(image, 'crop')
  if (!crop) return null
  const side = (name: string) => numberOf(crop, name) ?? 0
  return { top: side('top'), bottom: side('bottom'), left: side('left'), right: side('right') }
}

type SharingPictureProps = { chosen: unknown; path: string }

export function SharingPicture({ chosen, path }: SharingPictureProps) {
  const isChosen = textOf(fieldOf(chosen, 'asset'), '_ref') !== ''
  const chosenUrl = useChosenUrl(chosen)
  const url = isChosen ? chosenUrl : sharingImagePath(path)
  const [failed, setFailed] = useState<string | null>(null)
  if (!url || failed === url) {
    return (
      <Card tone="transparent" padding={4} style={FILLED}>
        <Text size={1} muted>
          {isChosen
            ? 'The picture is loading, or it is a drawing (SVG), which networks do not show.'
            : 'Drawn from the title once the page is published.'}
        </Text>
      </Card>
    )
  }
  return (
    <img
      src={url}
      alt={isChosen ? 'The chosen sharing picture' : 'The picture drawn from the published title'}
      style={FILLED}
      onError={() => setFailed(url)}
    />
  )
}

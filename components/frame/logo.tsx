/** The company's logo, or its name in display type if there is none. */
import { chakra } from '@chakra-ui/react'
import type { SiteSettings } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { ContentImage } from '../content/content-image'

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    fontFamily: 'display',
    fontWeight: '700',
    fontSize: '2xl',
    letterSpacing: '-0.02em',
    '& img': { width: 'auto', height: '100%' },
  },
})

type LogoProps = {
  settings: Pick<SiteSettings, 'brandName' | 'logo' | 'logoLight'>
  /** The background behind it. */
  on: 'light' | 'dark'
  /** CSS length. */
  height?: string
}

export function Logo({ settings, on, height = '32px' }: LogoProps) {
  const edit = useEdit()
  const field = on === 'dark' ? 'logoLight' : 'logo'
  const image = settings[field]
  return (
    <Mark css={{ height }} data-logo="" {...edit(image?.url ? field : 'brandName')}>
      {image?.url ? (
        <ContentImage
          image={{ ...image, alt: settings.brandName, decorative: false, lqip: null }}
          sizes="13.75rem"
          tallest={Number.POSITIVE_INFINITY}
          eager={on === 'light'}
        />
      ) : (
        settings.brandName
      )}
    </Mark>
  )
}

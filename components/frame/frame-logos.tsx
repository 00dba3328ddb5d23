/** The client logos of the site settings, below the content of most pages. */
import { useSettings } from '@/components/settings/settings-context'
import { LogoStrip } from './logo-strip'

export default function FrameLogos() {
  const { clientLogosHeading, clientLogos } = useSettings()
  return <LogoStrip heading={clientLogosHeading} logos={clientLogos} />
}

/** The square photo of a person; a drawing where there is none or it fails to load. */
import { Picture } from './picture'

/** Side in pixels. */
const SIDE = 640

const DRAWING = '/images/portrait.svg'

/** @param props `alt` is empty where the name is beside it */
export function Portrait({ src, alt }: { src: string; alt: string }) {
  return <Picture src={src} alt={alt} width={SIDE} height={SIDE} fallback={DRAWING} />
}

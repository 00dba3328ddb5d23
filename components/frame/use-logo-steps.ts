/** Hook with the timer of the logo carousel. */
import { useState } from 'react'
import { BELOW_MD } from '@/components/ui/media'
import { useRotation } from '@/components/ui/use-rotation'

/** Milliseconds between two steps. */
const LOGO_INTERVAL = 1000

/** Media query of the carousel: small screens, unless the visitor prefers reduced motion. */
export const LOGO_CAROUSEL_MEDIA = `${BELOW_MD} and (prefers-reduced-motion: no-preference)`

type LogoSteps = {
  /** Number of logos that have left the view on the left: 0 to count, where count looks the same as 0. */
  position: number
  /** Whether the last change of position is animated. */
  isGliding: boolean
  isRunning: boolean
  toggle(): void
  /** Stops until the visitor starts it again. */
  stop(): void
  /** Call at the end of a transition: jumps from the end back to the start without animation. */
  settle(): void
}

type Step = { position: number; isGliding: boolean }

function forward({ position }: Step, count: number): Step {
  // Past the end only if a transitionend was never reported.
  return { position: position >= count ? 1 : position + 1, isGliding: true }
}

export function useLogoSteps(count: number, isCarousel: boolean): LogoSteps {
  const [step, setStep] = useState<Step>({ position: 0, isGliding: false })
  const [isRunning, setRunning] = useState(true)

  useRotation(isCarousel && isRunning, LOGO_INTERVAL, () => setStep((last) => forward(last, count)))

  return {
    ...step,
    isRunning,
    toggle: () => setRunning(!isRunning),
    stop: () => setRunning(false),
    settle: () => setStep((last) => (last.position >= count ? { position: 0, isGliding: false } : last)),
  }
}

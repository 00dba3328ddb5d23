/** The clock of the logo carousel. */
import { useEffect, useState } from 'react'

/** Milliseconds between two steps (specification section 9). */
const LOGO_INTERVAL = 1000

/** Where the logos are a carousel: small screens, unless the visitor wants no motion. */
export const LOGO_CAROUSEL_MEDIA = '(max-width: 767.98px) and (prefers-reduced-motion: no-preference)'

type LogoSteps = {
  /** Logos that have left the view on the left: 0 to count, where count shows the same as 0. */
  position: number
  /** Does the last change of position show as a movement? */
  isGliding: boolean
  isRunning: boolean
  toggle(): void
  /** Stops for good, until the visitor starts it again. */
  stop(): void
  /** To be called when a movement has ended: goes from the end back to the start, unseen. */
  settle(): void
}

type Step = { position: number; isGliding: boolean }

function forward({ position }: Step, count: number): Step {
  // Past the end only when the end of a movement was never reported.
  return { position: position >= count ? 1 : position + 1, isGliding: true }
}

export function useLogoSteps(count: number, isCarousel: boolean): LogoSteps {
  const [step, setStep] = useState<Step>({ position: 0, isGliding: false })
  const [isRunning, setRunning] = useState(true)

  useEffect(() => {
    if (!isCarousel || !isRunning) return
    const clock = setInterval(() => {
      if (!document.hidden) setStep((last) => forward(last, count))
    }, LOGO_INTERVAL)
    return () => clearInterval(clock)
  }, [isCarousel, isRunning, count])

  return {
    ...step,
    isRunning,
    toggle: () => setRunning(!isRunning),
    stop: () => setRunning(false),
    settle: () => setStep((last) => (last.position >= count ? { position: 0, isGliding: false } : last)),
  }
}

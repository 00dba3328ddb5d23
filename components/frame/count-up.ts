/** <count-up data-value data-suffix>: a figure that counts up once when first visible. It holds the final figure. */
import { COUNT_UP_TICK, COUNT_UP_TICKS, countAt, wholeNumber, withCommas } from '@/lib/format/count-up'

/** The tick functions of the figures that are counting. One timer calls all of them, so the page is laid out once per tick. */
const counting = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

function startCounting(tick: () => void): void {
  counting.add(tick)
  clock ??= setInterval(() => {
    for (const next of counting) next()
  }, COUNT_UP_TICK)
}

function stopCounting(tick: () => void): void {
  counting.delete(tick)
  if (counting.size > 0) return
  clearInterval(clock)
  clock = undefined
}

/** Counts for five seconds; not under reduced motion. */
export function countUp(element: HTMLElement, signal: AbortSignal): void {
  const { value = '', suffix = '' } = element.dataset
  const target = wholeNumber(value)
  if (target === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let passed = 0

  /** Not the text node that is there, which a translator may have taken out of the page. */
  const show = () => {
    element.textContent = withCommas(countAt(target, passed)) + suffix
  }

  function tick(): void {
    passed += 1
    show()
    if (passed >= COUNT_UP_TICKS) stopCounting(tick)
  }

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    startCounting(tick)
  })
  show()
  observer.observe(element)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    stopCounting(tick)
  })
}

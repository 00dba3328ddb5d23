/** <count-up data-value data-suffix>: a figure that counts up once when first visible. It holds the final figure. */
import { COUNT_UP_TICK, COUNT_UP_TICKS, formatCount } from '@/lib/format/count-up'

/** Counts for five seconds; not under reduced motion. */
export function countUp(element: HTMLElement, signal: AbortSignal): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let clock: ReturnType<typeof setInterval> | undefined
  let passed = 0

  function show(): void {
    const { value = '', suffix = '' } = element.dataset
    element.textContent = formatCount(value, suffix, passed)
  }

  function tick(): void {
    passed += 1
    show()
    if (passed >= COUNT_UP_TICKS) clearInterval(clock)
  }

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    clock = setInterval(tick, COUNT_UP_TICK)
  })
  show()
  observer.observe(element)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearInterval(clock)
  })
}

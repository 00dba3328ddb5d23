/** IntersectionObserver for jsdom, which has no layout: tests say which elements are out of view. */

export type FakeView = {
  /** Marks an element as out of view, or back in it. */
  set(element: Element, isInView: boolean): void
}

/** Everything is in view until a test says otherwise. */
export function installView(): FakeView {
  const out = new Set<Element>()
  const observers = new Set<FakeObserver>()

  class FakeObserver implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = [0]
    readonly targets = new Set<Element>()
    readonly callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback
      observers.add(this)
    }
    observe(target: Element): void {
      this.targets.add(target)
      setTimeout(() => this.targets.has(target) && this.tell(target))
    }
    unobserve(target: Element): void {
      this.targets.delete(target)
    }
    disconnect(): void {
      this.targets.clear()
    }
    takeRecords(): IntersectionObserverEntry[] {
      return []
    }
    tell(target: Element): void {
      const box = target.getBoundingClientRect()
      const isIntersecting = target.isConnected && !out.has(target)
      const entry = { target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0, time: 0 }
      this.callback([{ ...entry, boundingClientRect: box, intersectionRect: box, rootBounds: null }], this)
    }
  }

  window.IntersectionObserver = FakeObserver
  return {
    set(element, isInView) {
      if (isInView) out.delete(element)
      else out.add(element)
      for (const observer of observers) if (observer.targets.has(element)) observer.tell(element)
    },
  }
}

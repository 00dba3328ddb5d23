/** keen-slider on a list of slides, fetched for its first move: until then the list is a native scroll container. */
import type { KeenSliderInstance } from 'keen-slider'
import { carouselOptions } from './carousel-options'

/** Milliseconds of a move. */
const DURATION = 600

type Options = {
  /** Whether moves are shown at once, without an animation. */
  isStill: () => boolean
  /** Called when a move has ended, with the index of the first slide in view. */
  onMoved: (first: number) => void
  signal: AbortSignal
}

export type Slider = {
  /** Moves by a number of slides, back when it is negative. */
  moveBy(slides: number): Promise<void>
  /** Moves to the slide of an index, if there has been a move before: in the native list it is scrolled to. */
  moveTo(index: number): Promise<void>
}

/** Slides that become inert, or cease to be, in one frame: each restyles all its elements. */
const SLIDES_PER_FRAME = 2

/** Makes slides that are out of view inert, once keen-slider has replaced native scrolling, a few in each frame. */
function hideOutOfView(slider: KeenSliderInstance): void {
  const { slides, track } = slider
  let changed = 0
  for (const [index, slide] of slides.entries()) {
    const isHidden = (track.details.slides[index]?.portion ?? 0) < 0.5
    if (slide.hasAttribute('inert') === isHidden && slide.hasAttribute('data-shown') !== isHidden) continue
    if (changed === SLIDES_PER_FRAME) {
      requestAnimationFrame(() => hideOutOfView(slider))
      return
    }
    slide.toggleAttribute('inert', isHidden)
    slide.toggleAttribute('data-shown', !isHidden)
    changed++
  }
}

/**
 * Shows the slides where keen-slider has them. Its own renderer sets all of them in each frame; here one that is out of view
 * stays where it left it, just beside the list.
 */
function createRenderer(): (slider: KeenSliderInstance, isAll: boolean) => void {
  const inView = new Set<number>()

  return ({ slides, size, track }, isAll) => {
    for (const [index, slide] of slides.entries()) {
      const details = track.details.slides[index]
      if (!details) continue
      const isInView = details.portion > 0
      // One that has just left moves once more.
      if (!isAll && !isInView && !inView.has(index)) continue
      if (isInView) inView.add(index)
      else inView.delete(index)
      const width = details.size * size
      if (isAll) Object.assign(slide.style, { minWidth: `${width}px`, maxWidth: `${width}px` })
      slide.style.transform = `translate3d(${details.distance * size - index * width}px, 0, 0)`
    }
  }
}

/** Index of the slide closest to the list's scroll position. */
function scrolledTo(list: HTMLElement): number {
  const width = list.firstElementChild?.getBoundingClientRect().width ?? 0
  return width > 0 ? Math.round(list.scrollLeft / width) : 0
}

async function start(list: HTMLElement, { onMoved, signal }: Options): Promise<KeenSliderInstance> {
  const { default: KeenSlider } = await import('keen-slider')
  signal.throwIfAborted()
  const initial = scrolledTo(list)
  const isScrolled = list.scrollLeft > 0
  onMoved(initial)
  const render = createRenderer()
  const show = (slider: KeenSliderInstance, isAll: boolean) => {
    if (list.dataset.carousel === undefined) return
    render(slider, isAll)
    hideOutOfView(slider)
  }
  const created = new KeenSlider(list, {
    ...carouselOptions(list.children.length),
    renderMode: 'custom',
    initial,
    updated: (slider) => show(slider, true),
    detailsChanged: (slider) => show(slider, false),
    animationEnded: ({ track }) => onMoved(track.details.rel),
  })
  signal.addEventListener('abort', () => created.destroy())
  // In one frame, to avoid a layout shift. The attribute sets nothing that is inherited: that would restyle every element of all
  // slides at once.
  requestAnimationFrame(() => {
    list.dataset.carousel = ''
    show(created, true)
    // Else it would only lay the slides out in the middle of the frame.
    if (isScrolled) list.scrollLeft = 0
  })
  return created
}

export function createSlider(list: HTMLElement, options: Options): Slider {
  let starting: Promise<KeenSliderInstance> | null = null

  async function move(indexIn: (slider: KeenSliderInstance) => number, isAbsolute: boolean): Promise<void> {
    try {
      starting ??= start(list, options)
      const slider = await starting
      slider.moveToIdx(indexIn(slider), isAbsolute, { duration: options.isStill() ? 0 : DURATION })
    } catch {
      // The library could not be fetched: the next move tries again.
      starting = null
    }
  }

  return {
    moveBy: (slides) => move(({ track }) => track.details.abs + slides, true),
    moveTo: async (index) => {
      if (starting) await move(() => index, false)
    },
  }
}

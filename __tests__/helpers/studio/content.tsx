/** The tool "Content" of the Studio in jsdom, with lists, forms, their rules and their actions. */
import { useTools } from 'sanity'
import { RouteScope } from 'sanity/router'
import { Layout } from '@/studio/layout'
import { showInStudio } from './studio'

const TOOL = 'content'

/** Of the window. jsdom has no layout: the Studio takes every element for as wide, and what scrolls for higher than its content. */
const WIDTH = 1600
const HEIGHT = 10_000

/** Whether it scrolls: forms and lists render what is in sight. */
function scrolls(element: Element): boolean {
  return (
    element.matches('[data-testid="document-panel-scroller"]') ||
    element.lastElementChild?.getAttribute('role') === 'listbox'
  )
}

/** Reports the size of an element once: without it the Studio shows no actions. */
class SizeObserver implements ResizeObserver {
  readonly #report: ResizeObserverCallback
  constructor(report: ResizeObserverCallback) {
    this.#report = report
  }
  observe(target: HTMLElement): void {
    const size = [{ inlineSize: WIDTH, blockSize: target.offsetHeight }]
    const sizes = { borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size }
    const contentRect = DOMRect.fromRect({ width: WIDTH, height: target.offsetHeight })
    queueMicrotask(() => this.#report([{ target, contentRect, ...sizes }], this))
  }
  unobserve(): void {}
  disconnect(): void {}
}

function measure(): void {
  Object.assign(window, { ResizeObserver: SizeObserver })
  const offsetHeight = {
    configurable: true,
    get(this: HTMLElement): number {
      return scrolls(this) ? HEIGHT : 0
    },
  }
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', offsetHeight)
}

function Content() {
  const tool = useTools().find(({ name }) => name === TOOL)
  return (
    tool && (
      <RouteScope scope={TOOL}>
        <tool.component tool={tool} />
      </RouteScope>
    )
  )
}

/** Shows the tool. @param path what is open in it, such as `reviews;review-nora` */
export function showContent(path: string): void {
  measure()
  showInStudio(<Layout renderDefault={() => <Content />} />, `${TOOL}/${path}`)
}

/** Shows the pane of a document alone. @param template what a new document starts with */
export function showDocument(id: string, type: string, template?: string): void {
  showContent(`__edit__${id},type=${type}${template ? `,template=${template}` : ''}`)
}

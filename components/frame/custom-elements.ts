/**
 * Defines the custom elements: parts of a page that move by themselves, on the server's HTML as in what React renders.
 * Browser only.
 */
import { runCarousel } from '@/components/voices/carousel/run-carousel'
import { countUp } from './count-up'
import { moveLogos } from './logo-carousel'

type ElementProps = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'count-up': ElementProps & { 'data-value': string; 'data-suffix': string }
      'logo-carousel': ElementProps
      'voice-carousel': ElementProps
    }
  }
}

/** @param run gets each element when it enters the page, and a signal that aborts when it leaves */
function define(name: string, run: (element: HTMLElement, signal: AbortSignal) => void): void {
  // Defined before, when this module is loaded anew in development.
  if (customElements.get(name)) return
  customElements.define(
    name,
    class extends HTMLElement {
      #connected = new AbortController()

      connectedCallback(): void {
        this.#connected = new AbortController()
        run(this, this.#connected.signal)
      }

      disconnectedCallback(): void {
        this.#connected.abort()
      }
    },
  )
}

define('count-up', countUp)
define('logo-carousel', moveLogos)
define('voice-carousel', runCarousel)

/**
 * The script that reports visits: an entry of its own, in pages of servers with WEB_VITALS=on (pages/_document.tsx). It shares
 * nothing with the core, whose script stays as it is.
 */
import { reportVisit } from './report-visit'

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc */
    readonly globalPrivacyControl?: boolean
  }
}

const script = document.querySelector<HTMLElement>('script[data-route]')
const start = () => reportVisit(script?.dataset.route ?? '')
const isPrivate = navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'

// A page of the mirror stands in for a site that nobody can report to.
if (!isPrivate && document.documentElement.dataset.mirror === undefined) {
  // Rendered beforehand, it may never be shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}

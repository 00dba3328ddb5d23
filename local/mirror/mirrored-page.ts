/** A page as the mirror serves it: it says that it is a copy, and has its policy in its HTML. Pure. */
import { escapeHtml } from '../../lib/html/escape-html.ts'

/** Directives that a browser takes from a header only. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to|sandbox)\b/

function meta(kind: 'http-equiv' | 'name', key: string, content: string | null): string {
  return content === null ? '' : `<meta ${kind}="${key}" content="${escapeHtml(content)}"/>`
}

function policyOf(headers: Headers): string | null {
  const policy = headers.get('content-security-policy')
  if (policy === null) return null
  const directives = policy.split(';').map((directive) => directive.trim())
  return directives.filter((directive) => !HEADER_ONLY.test(directive)).join('; ')
}

/**
 * `data-mirror` makes enquiry forms show phone and e-mail (components/enquiry/form). A file server does not know the headers
 * of the page, so those that it needs move into its HTML, behind the character set, which has to be among the first bytes.
 */
export function mirroredPage(html: string, headers: Headers): string {
  const metas =
    meta('http-equiv', 'Content-Security-Policy', policyOf(headers)) +
    meta('name', 'robots', headers.get('x-robots-tag'))
  return html
    .replace(/<html\b/i, (tag) => `${tag} data-mirror=""`)
    .replace(/<head>(<meta charset[^>]*>)?/i, (tags) => tags + metas)
}

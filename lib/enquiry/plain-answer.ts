/** The enquiry page when the site's own page cannot be rendered. Pure. */
import type { Enquiry } from '@/lib/api/models'
import { type Html, html, plainPage } from '../http/plain-page'
import { ENQUIRY_FIELDS, type EnquiryField, FIELD_LABELS } from './fields'
import type { FormResult } from './http'
import { SUCCESS_NOTICE } from './notices'
import { ENQUIRY_PATH, SOURCE_FIELD } from './protocol'
import { REFUSAL_SENTENCES, refusalOf } from './refusal'

function control(field: EnquiryField, value: string): Html {
  if (field === 'brief') return html`<textarea name="brief" rows="8">${value}</textarea>`
  return html`<input name="${field}" value="${value}">`
}

/** The form as a complete HTML document. */
export function plainForm(
  heading: string,
  { values, source }: { values: Enquiry; source: string | null },
  above = html``,
) {
  const fields = ENQUIRY_FIELDS.map(
    (field) => html`<label>${FIELD_LABELS[field]}${control(field, values[field])}</label>`,
  )
  return plainPage(
    heading,
    html`${above}
<form action="${ENQUIRY_PATH}" method="post">
${fields}<input type="hidden" name="${SOURCE_FIELD}" value="${source ?? ''}">
<button type="submit">Send</button>
</form>`,
  )
}

function problemOf({ status, errors }: FormResult): string {
  const refusal = refusalOf(status)
  if (refusal) return `${REFUSAL_SENTENCES[refusal].text}.`
  return Object.values(errors).join(' ') || 'Something went wrong on our side. Please send it again.'
}

/** @returns a complete HTML document: the notice of success, or the form again with everything typed */
export function plainAnswer(result: FormResult): string {
  if (result.outcome === 'sent') {
    return plainPage('Thank you', html`<p>${SUCCESS_NOTICE}</p><p><a href="/">To the home page</a></p>`)
  }
  return plainForm('Your enquiry has not been sent', result, html`<p role="alert">${problemOf(result)}</p>`)
}

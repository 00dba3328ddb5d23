/** The enquiry page when the site's own page cannot be rendered. Pure. */
import type { Enquiry } from '@/lib/api/models'
import { type Html, html, plainPage } from '@/lib/server/http/response/plain-page'
import { DEFAULT_QUOTE_FORM } from '@/lib/words/default-words'
import { ENQUIRY_FIELDS, type EnquiryField } from '../fields'
import { ENQUIRY_PATH, SOURCE_FIELD } from '../protocol'
import type { FormResponse } from '../refusal'
import { correctionOf, type EnquiryWords } from '../schema'
import type { FormResult } from './http'

function control(field: EnquiryField, value: string): Html {
  if (field === 'brief') return html`<textarea name="brief" rows="8">${value}</textarea>`
  return html`<input name="${field}" value="${value}">`
}

/** The form as a complete HTML document. */
export function plainForm(
  words: EnquiryWords,
  { values, source }: { values: Enquiry; source: string | null },
  heading = words.pageTitle,
  above = html``,
) {
  const fields = ENQUIRY_FIELDS.map((field) => html`<label>${words[field]}${control(field, values[field])}</label>`)
  return plainPage(
    heading,
    html`${above}
<form action="${ENQUIRY_PATH}" method="post">
${fields}<input type="hidden" name="${SOURCE_FIELD}" value="${source ?? ''}">
<button type="submit">${words.send}</button>
</form>`,
  )
}

function problemOf({ problem, errors, values }: FormResponse, words: EnquiryWords): string {
  if (problem && problem !== 'failed') return `${words[problem]}.`
  const sentences = ENQUIRY_FIELDS.flatMap((field) => [
    errors[field],
    correctionOf(field, values[field], errors[field], words),
  ])
  return sentences.filter(Boolean).join(' ') || words.sendAgain
}

/** @returns a complete HTML document: the notice of success, or the form again with everything typed */
export function plainResponse({ isSent, response }: FormResult, words: EnquiryWords): string {
  if (isSent) {
    return plainPage(words.sent, html`<p>${DEFAULT_QUOTE_FORM.successNotice}</p><p><a href="/">${words.toHome}</a></p>`)
  }
  return plainForm(words, response, words.notSent, html`<p role="alert">${problemOf(response, words)}</p>`)
}

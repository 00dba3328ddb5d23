/**
 * Every commercial term, by its words and numbers, on the page where a client looks for it, in the real demo
 * content. Failures name a term by its index in the table.
 */
import { listOf, paragraphText, textOf as textAt } from '@/studio/common/untyped'
import { documents, isNode, type Node } from '../../helpers/data/demo-pages'

/** The visible text below a value: one line for each text, paragraphs whole, a term on one line with its meaning, as a table's. */
function lines(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(lines)
  if (!isNode(value)) return []
  if (value._type === 'block') return [paragraphText(value)]
  if (value._type === 'definition') return [`${value.term}: ${value.text}`]
  if (value._type === 'tableRow') return [listOf(value, 'cells').join(': ')]
  return Object.entries(value).flatMap(([name, inner]) => (name.startsWith('_') ? [] : lines(inner)))
}

const pages = documents.filter(({ _type }) => _type === 'page')

function pageAt(address: string): Node {
  const page = pages.find((one) => one.path === address)
  if (!page) throw new Error(`There is no page ${address}`)
  return page
}

const textOf = (value: unknown) => lines(value).join('\n')

/** The text between a heading of the upper level and the next one. */
function partOf(address: string, heading: string): string {
  const blocks = listOf(pageAt(address), 'sections').flatMap((section) => listOf(section, 'body'))
  const start = blocks.findIndex((block) => textAt(block, 'style') === 'h2' && paragraphText(block) === heading)
  const next = blocks.findIndex((block, index) => index > start && textAt(block, 'style') === 'h2')
  if (start < 0) throw new Error(`${address} has no part "${heading}"`)
  return textOf(blocks.slice(start, next < 0 ? undefined : next))
}

const TERMS = '/terms-conditions'
const AI_TERMS = '/terms-conditions-ai'
const USAGE = 'Usage Terms'
const PAYMENT = 'Payment Terms'
const JINGLES = 'Jingle & Brand Music Production'
const CHANGES = 'Corrections and changes'

test.each<[address: string, part: string, terms: RegExp[]]>([
  [TERMS, USAGE, [/about five business hours for commercials and projects up to 1 minute/]],
  [TERMS, USAGE, [/kept and backed up for at least 12 months/]],
  [TERMS, USAGE, [/Commercials carry a 12-month licence/, /^Commercials: 12-month licence: Yes, in the media/m]],
  [TERMS, USAGE, [/Use beyond 12 months adds 100% of the initial fee, unless a buy-out was bought/]],
  [TERMS, USAGE, [/licensed perpetually: website videos, eLearning, on-hold messages and narrations/]],
  [TERMS, PAYMENT, [/^Non-account clients: Pay before voicing or production$/m]],
  [TERMS, PAYMENT, [/^Approved account clients: Invoiced on the last day of the month with 30-day terms$/m]],
  [TERMS, PAYMENT, [/Cheque, direct deposit, PayID, Visa and Mastercard/]],
  [TERMS, PAYMENT, [/^Overdue accounts: May incur a fee$/m]],
  [TERMS, JINGLES, [/non-refundable deposit of 50 percent of the package rate is due at the start/]],
  [TERMS, JINGLES, [/2 rounds of changes to the first demo included/]],
  [TERMS, JINGLES, [/up to 10 working days/]],
  [TERMS, JINGLES, [/first cut is usually ready within a few days/]],
  [TERMS, JINGLES, [/perpetual exclusive licence for broadcast, digital, in-store and on-hold/]],
  [TERMS, JINGLES, [/^Copyright: Stays with us$/m]],
  [TERMS, JINGLES, [/Non-account clients pay in full before final delivery/]],
  [TERMS, 'Music Licensing', [/watermarked and low quality/, /for audition only/]],
  [AI_TERMS, 'Read style and pace', [/Read style and pace are fixed to the demo/]],
  [AI_TERMS, CHANGES, [/^Human re-record of a mispronounced line: \$50\.00 \+ GST for up to 80 words$/m]],
  [AI_TERMS, CHANGES, [/^Pickups or revisions: \$30\.00 \+ GST for up to 80 words$/m, /whole sentence counts fully/]],
  [AI_TERMS, CHANGES, [/^Breath removal: Free for scripts under 300 words, costs extra above 300$/m]],
  [AI_TERMS, 'Your script', [/editable script is required, preferably \.docx/]],
])('term %# is on %s in "%s"', (address, part, terms) => {
  const text = partOf(address, part)
  for (const term of terms) expect(text).toMatch(term)
})

test.each<[path: RegExp, terms: RegExp[]]>([
  [/^\/stopwatch$/, [/about 60 words per 30 seconds at a relaxed pace, up to 75 at a medium pace/i]],
  [/./, [/\bhook\b[^\n]*60 seconds|60 seconds[^\n]*\bhook\b/i]],
  [/./, [/20(-|–| to )30 minutes/]],
  [/./, [/MP4, OMF or AAF/]],
  [/^\/services/, [/two cities/i]],
  [/^\/contact-us$/, [/Launceston/, /Sydney/, /Devonport/]],
  [/^\/contact-us$/, [/Ask us for a quote, or for help with finding voice talent\./]],
  [/^\/join-us$/, [/Talent is paid within a few days of receiving a monthly invoice/]],
  [/^\/our-story$/, [/600,000/, /over 28,000/, /more than 25 staff/, /at least 12 months/]],
  [/^\/why-choose-us$/, [/25\+ years in business/]],
  [/^\/for-agencies$/, [/you may be able to claim it/]],
  [/^\/advertising-voice-overs$/, [/Full production is included for commercials/, /A 12-month licence/, /GST/]],
  [
    /^\/advertising-voice-overs$/,
    [/Priority Service .* for a small extra fee\. We confirm the deadline and the charges/, /a similar voice/],
  ],
  [/^\/services\/podcast-production$/, [/may be able to claim a \$300 credit toward a first project/]],
  [/^\/services\/directed-sessions$/, [/over an audio call/]],
])('term %# is on a page whose path matches %s', (path, terms) => {
  const found = pages
    .filter((page) => path.test(String(page.path)))
    .filter((page) => terms.every((term) => term.test(textOf(page))))
  expect(found.length).toBeGreaterThan(0)
})

test('the $300 credit has an anchor within Payment Terms, and every page that offers it links there (B102)', () => {
  const credit = /First-time agency clients may be able to claim a \$300 credit toward a first project/
  expect(partOf(TERMS, PAYMENT)).toMatch(credit)
  const anchors = JSON.stringify(pageAt(TERMS)).match(/"_type":"place","anchor":"agency-credit"/g)
  expect(anchors).toHaveLength(1)
  const offering = pages.filter((page) => page.path !== TERMS && textOf(page).includes('$300'))
  expect(offering.length).toBeGreaterThanOrEqual(2)
  // To the terms themselves, or to the page for agencies, which links to them.
  const leads = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(leads)
    if (!isNode(value)) return false
    const page = isNode(value.page) ? value.page._ref : undefined
    const isLink =
      page === 'page-for-agencies' || (page === 'page-terms-conditions' && value.anchor === 'agency-credit')
    return isLink || Object.values(value).some(leads)
  }
  const leading = offering.filter(leads)
  expect(leading.map(({ path }) => path)).toEqual(offering.map(({ path }) => path))
})

test('the jingle section takes precedence over the general terms, and the general terms say so too (B109)', () => {
  expect(partOf(TERMS, JINGLES)).toMatch(/this section counts/)
  expect(partOf(TERMS, PAYMENT)).toMatch(/the jingle section goes before this one/)
})

test('non-account clients pay in advance, approved account clients are invoiced', () => {
  expect(partOf(TERMS, PAYMENT)).toMatch(/you pay before voicing or production like any non-account client/)
})

test('AI voices are demo only for the public, and human talent is booked through an enquiry', () => {
  for (const text of [partOf(TERMS, 'AI Use'), partOf(AI_TERMS, 'Demo only for the public')]) {
    expect(text).toMatch(/demo/)
    expect(text).toMatch(/Human talent is booked through an enquiry/i)
  }
})

test.each([TERMS, AI_TERMS])('%s names what is off limits for AI voices (B71)', (address) => {
  const text = textOf(pageAt(address))
  for (const category of [
    'finance',
    'religion',
    'adult entertainment',
    'politics',
    'impersonation of minority groups',
  ]) {
    expect(text).toContain(category)
  }
})

test('the policy has a separate section on the browser extension for employees', () => {
  const extension = listOf(pageAt('/privacy-policy'), 'sections').find((section) =>
    textAt(section, 'heading').includes('extension'),
  )
  const text = textOf(extension)
  expect(text).toMatch(/employees only/)
  expect(text).toMatch(/mail addresses on the active mail tab, to look up the matching clients/)
  expect(text).toMatch(/Tokens and preferences, in local browser storage/)
  expect(text).toMatch(/Role-based access across Sales, Production and Accounts/)
})

test('the general policy says what is collected, why, who sees it, for how long, and how to access, correct and complain', () => {
  const text = textOf(pageAt('/privacy-policy'))
  for (const heading of [
    'What we collect',
    'Why we collect it',
    'Who sees it',
    'How long we keep it',
    'Complaints and contact',
  ]) {
    expect(partOf('/privacy-policy', heading).length).toBeGreaterThan(heading.length + 80)
  }
  for (const words of [
    /Australian Privacy Principles/,
    /sets no cookies/,
    /Office of the Australian Information Commissioner/,
  ]) {
    expect(text).toMatch(words)
  }
})

test('no page names another amount of money or another percentage of a fee', () => {
  const text = textOf([pages, documents.filter(({ _type }) => _type === 'siteSettings')])
  expect([...new Set(text.match(/\$\d[\d,.]*\d|\$\d/g))].sort()).toEqual(['$30.00', '$300', '$50.00'])
  const shares = Array.from(text.matchAll(/(\d+) ?(?:%|percent)/g), ([, share]) => share)
  expect([...new Set(shares)].sort()).toEqual(['100', '50'])
})

const legalTexts = (address: string) =>
  listOf(pageAt(address), 'sections').filter((section) => textAt(section, '_type') === 'richText')

test('the legal texts are marked as not yet reviewed by a lawyer in the Studio', () => {
  for (const address of [TERMS, AI_TERMS, '/privacy-policy']) {
    const texts = legalTexts(address)
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toMatchObject({ awaitsLegalReview: true, updated: expect.any(String) })
  }
})

test.each([
  [TERMS, ['once for each agency', 'If you cancel a job that has begun', 'no more than the price of the job']],
  [AI_TERMS, ['A picture or a scan of a script']],
  ['/privacy-policy', ['outside Australia', 'Signing out or removing the extension']],
])('%s: terms that the owner has not confirmed carry the sample flag and a note', (address, passages) => {
  const notes = legalTexts(address).flatMap((text) => listOf(text, 'ownerNotes'))
  for (const passage of passages) {
    const note = notes.find((one) => textAt(one, 'passage').includes(passage))
    expect(note).toMatchObject({ _type: 'ownerNote', isSample: true, note: expect.stringMatching(/\w/) })
  }
})

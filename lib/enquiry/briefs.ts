/** Templates of the quote form by context: the line above the fields, and the first lines of the brief. Pure. */

/** `null` = not chosen; an unknown fact has no line. */
type Facts = readonly (readonly [label: string, value: string | null])[]

function listFacts(facts: Facts): string {
  return facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n')
}

/** The line above the fields, for a voice. */
export function voiceAbout(pseudonym: string, code: string): string {
  return code ? `${pseudonym}, booking ref ${code}` : pseudonym
}

/** The line above the fields, for a shortlist. */
export function shortlistAbout(voices: readonly { name: string }[]): string {
  return `Your shortlist: ${voices.map(({ name }) => name).join(', ')}`
}

/** The line above the fields, for an estimate: "$711 + GST: 30 seconds, National, TV". Unknown facts are left out. */
export function estimateAbout(estimate: string | null, choices: readonly (string | null)[]): string | undefined {
  const known = choices.filter((choice) => choice !== null).join(', ')
  return [estimate, known].filter(Boolean).join(': ') || undefined
}

/** The brief of a voice card's Enquire now. */
export function voiceBrief(pseudonym: string, code: string): string {
  return listFacts([
    ['Voice', pseudonym],
    ['Booking ref', code || null],
  ])
}

/** The brief of a button that opens the form about something: one line with its subject. */
export function topicBrief(about: string): string {
  return listFacts([['About', about]])
}

/** The brief after a search without results. */
export function castingBrief(kind: string, search: readonly { name: string; value: string }[]): string {
  const facts = listFacts(search.map(({ name, value }) => [name, value] as const))
  return facts ? `Please cast ${kind}.\n${facts}` : `Please cast ${kind}.`
}

/** The brief of a shortlist: every name with its booking ref, in the visitor's order. */
export function shortlistBrief(voices: readonly { name: string; code: string }[]): string {
  const lines = voices.map(({ name, code }, index) => `${index + 1}. ${name}${code && `, booking ref ${code}`}`)
  return ['Shortlist:', ...lines].join('\n')
}

/** @param facts in words, such as "$420 + GST", "30 seconds", "National", "TV" */
export function commercialBrief(facts: {
  estimate: string | null
  duration: string | null
  location: string | null
  medium: string | null
}): string {
  return listFacts([
    ['Estimate', facts.estimate],
    ['Duration', facts.duration],
    ['Location', facts.location],
    ['Medium', facts.medium],
  ])
}

/** @param facts in words, such as "$380 + GST", "450 words (2 to 3 min)", "eLearning" */
export function narrationBrief(facts: {
  estimate: string | null
  wordCount: string | null
  usage: string | null
}): string {
  return listFacts([
    ['Estimate', facts.estimate],
    ['Approximate word count', facts.wordCount],
    ['Usage', facts.usage],
  ])
}

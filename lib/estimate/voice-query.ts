/** The voice for which a job is estimated, in the URL of the estimator. Pure. */

/** Characters of a name and of a booking ref: anybody can write the URL. */
const MAX_LENGTH = 100

export type EstimatedVoice = { name: string; code: string }

/**
 * The URL of the estimator for a voice.
 * @param anchor of the estimator's section; null when it has none
 */
export function estimatorUrl(path: string, anchor: string | null, { name, code }: EstimatedVoice): string {
  const query = new URLSearchParams({ voice: name, ...(code && { ref: code }) })
  return `${path}?${query}${anchor ? `#${anchor}` : ''}`
}

/** @param query query string, with or without its question mark */
export function parseEstimatedVoice(query: string): EstimatedVoice | null {
  const given = new URLSearchParams(query)
  const text = (name: string) => (given.get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH).toWellFormed()
  const name = text('voice')
  return name ? { name, code: text('ref') } : null
}

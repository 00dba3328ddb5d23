/** Creates the click-to-edit attributes. Draft mode only. */
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import type { Edit, EditPath, EditTargets } from '@/lib/contexts/edit-context'
import type { DraftProps } from '@/lib/draft/props'
import { FACTS, NAMED_FACTS } from '@/lib/facts/facts'

function editor(draft: DraftProps, document: { id: string; type: string }, base: EditPath): Edit {
  const { projectId, dataset, studioUrl } = draft
  const attribute = createDataAttribute({ baseUrl: studioUrl, projectId, dataset, ...document })
  return (...path) => {
    const steps = [...base, ...path].map((step) => (typeof step === 'string' ? step : { _key: step._key }))
    return steps.length > 0 ? { 'data-sanity': attribute(steps) } : undefined
  }
}

/** Edit targets of a page: its own document and the site settings, whose contact details are those of the facts. */
export function editTargets(draft: DraftProps): EditTargets {
  const { document } = draft
  const settings = editor(draft, { id: 'siteSettings', type: 'siteSettings' }, [])
  const facts = editor(draft, { id: FACTS, type: FACTS }, [])
  return {
    document: (type, id) => editor(draft, { id, type }, []),
    settings: (...path) => (String(path[0]) in NAMED_FACTS ? facts(...path) : settings(...path)),
    section: (_key) => (document ? editor(draft, document, ['sections', { _key }]) : () => undefined),
  }
}

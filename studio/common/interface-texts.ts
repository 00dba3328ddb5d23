/** Texts of Sanity's own interface, in the words of the guide. For `i18n` of the configuration. */
import { defineLocaleResourceBundle } from 'sanity'

/** Sanity's default language, whose texts these complete. */
const locale = 'en-US'

export const INTERFACE_TEXTS = [
  // The tabs that stand above form and preview in a narrow window.
  defineLocaleResourceBundle({
    locale,
    namespace: 'presentation',
    resources: { 'narrow-tabs.content-tab.label': 'Form', 'narrow-tabs.preview-tab.label': 'Preview' },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'studio',
    resources: { 'incoming-references.title': 'What leads here' },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'structure',
    resources: { 'incoming-references-pane.no-references': 'Nothing leads here.' },
  }),
]

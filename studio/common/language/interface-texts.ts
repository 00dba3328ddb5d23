/** Texts of Sanity's own interface, in the words of the guide. */
import { defineLocaleResourceBundle } from 'sanity'
import { LOCALE } from '../../../lib/format/locale.ts'

/** The check of uploads says the reason; Sanity does not say it (core/form/inputs/files/common/useAssetSourceUploader.ts). */
const NOT_UPLOADED = {
  title: 'Not uploaded',
  description:
    'Why stands in the other message. Without one, the file is of a kind that cannot stand here: pictures are JPG, PNG, WebP, GIF or SVG, sounds MP3, films MP4.',
}

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  presentation: {
    // The tabs that stand above form and preview in a narrow window.
    'narrow-tabs.content-tab.label': 'Form',
    'narrow-tabs.preview-tab.label': 'Preview',
    'main-document.label': 'The page in the preview',
    'main-document.missing.text': 'The path <Code>{{path}}</Code> is no page of the Studio',
    'document-list-pane.document-list.title': 'What stands on this page',
    'locations-banner.resolving.text': 'Looking for its pages …',
    'preview-frame.overlay.toggle-button.tooltip_disable': 'Make links and buttons work again',
    'preview-frame.overlay.toggle-button.tooltip_enable': 'Make a click open the field',
    'preview-frame.status_timeout': 'The page does not respond. Press the round arrow beside its address.',
    'preview-frame.viewport-button.tooltip_full': 'Show it as wide as the window',
    'preview-frame.viewport-button.tooltip_narrow': 'Show it as narrow as a phone',
  },
  studio: {
    'incoming-references.title': 'What leads here',
    'asset-sources.common.uploader.upload-failed.title': NOT_UPLOADED.title,
    'asset-sources.common.uploader.upload-failed.description': NOT_UPLOADED.description,
    'inputs.file.upload-failed.title': NOT_UPLOADED.title,
    'inputs.file.upload-failed.description': NOT_UPLOADED.description,
    'inputs.image.upload-error.title': NOT_UPLOADED.title,
    'inputs.image.upload-error.description': NOT_UPLOADED.description,
    'inputs.array.action.max-reached': 'The list is full: take something out first.',
    'inputs.array.error.cannot-upload-unable-to-convert_one': 'This file cannot stand here:',
    'inputs.array.error.cannot-upload-unable-to-convert_other': 'These files cannot stand here:',
  },
  structure: {
    'document-inspector.menu-item.title': 'Look at the stored data',
    'incoming-references-input.list-label': 'What leads here, of the kind {{type}}',
    'incoming-references-input.reference-from': 'From {{type}}',
    'incoming-references-pane.no-references': 'Nothing leads here.',
    'incoming-references-pane.no-references-found': 'Nothing of this kind leads here.',
  },
}

export const INTERFACE_TEXTS = Object.entries(TEXTS).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: LOCALE, namespace, resources }),
)

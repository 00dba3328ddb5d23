/** Texts of Sanity's own interface, in the words of the guide. */
import { defineLocaleResourceBundle } from 'sanity'
import { LOCALE } from '../../../lib/format/locale.ts'

/**
 * The check of uploads says the reason; Sanity does not say it (core/form/inputs/files/common/useAssetSourceUploader.ts), and its
 * message is left out where the check has spoken (studio/uploads/upload-notices.tsx).
 */
export const NOT_UPLOADED = {
  title: 'Not uploaded',
  description:
    'The other message says why. If there is none, this type of file cannot be used here: pictures are JPG, PNG, WebP, GIF or SVG, sounds MP3, films MP4.',
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
    'preview-frame.connection.error.text':
      'The page does not respond. Press Try again. If it stays like this, load the Studio again; then ask whoever looks after the site.',
    'preview-frame.continue-button.text': 'Show it all the same',
    'preview-frame.configuration.error.title': 'The preview cannot be edited here',
    'preview-frame.configuration.error.description':
      'The page comes from <Code>{{reportedOrigin}}</Code>, and this Studio from <Code>{{targetOrigin}}</Code>. Open the Studio at the address of the page.',
    'preview-search-param.configuration.error.title': 'The preview shows pages of this site alone',
    'preview-search-param.configuration.error.description':
      'This address is on another website: <Code>{{blockedOrigin}}</Code>. Type one of this site.',
    'preview-url-secret.missing-grants':
      'You may not open previews. Ask whoever looks after the site to allow it for your account.',
    'presentation-error.label': 'What the browser said',
    'error-card.title': 'The preview does not work at the moment',
    'error-card.retry-button.text': 'Try again',
    'error-card.continue-button.text': 'Show it all the same',
    'document-pane.error.text': 'The form could not be shown. Press Try again.',
    'document-list-pane.error.text': 'The list could not be shown. Press Try again.',
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

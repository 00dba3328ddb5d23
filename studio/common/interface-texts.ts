/** Texts of Sanity's own interface, in the words of the guide. */
import { defineLocaleResourceBundle } from 'sanity'
import { LOCALE } from '../../lib/format/locale.ts'

/** The check of uploads says the reason; Sanity does not say it (core/form/inputs/files/common/useAssetSourceUploader.ts). */
const NOT_UPLOADED = {
  title: 'Not uploaded',
  description:
    'Why stands in the other message. Without one, the file is of a kind that cannot stand here: pictures are JPG, PNG, WebP, GIF or SVG, sounds MP3, films MP4.',
}

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The tabs that stand above form and preview in a narrow window.
  presentation: { 'narrow-tabs.content-tab.label': 'Form', 'narrow-tabs.preview-tab.label': 'Preview' },
  studio: {
    'incoming-references.title': 'What leads here',
    'asset-sources.common.uploader.upload-failed.title': NOT_UPLOADED.title,
    'asset-sources.common.uploader.upload-failed.description': NOT_UPLOADED.description,
    'inputs.file.upload-failed.title': NOT_UPLOADED.title,
    'inputs.file.upload-failed.description': NOT_UPLOADED.description,
    'inputs.image.upload-error.title': NOT_UPLOADED.title,
    'inputs.image.upload-error.description': NOT_UPLOADED.description,
    'inputs.array.error.cannot-upload-unable-to-convert_one': 'This file cannot stand here:',
    'inputs.array.error.cannot-upload-unable-to-convert_other': 'These files cannot stand here:',
  },
  structure: { 'incoming-references-pane.no-references': 'Nothing leads here.' },
}

export const INTERFACE_TEXTS = Object.entries(TEXTS).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: LOCALE, namespace, resources }),
)

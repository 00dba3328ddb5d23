/** The words of voices' recordings as panes: the list of all, and their import from a file. */
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { UploadIcon } from '@sanity/icons/Upload'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { ImportPane } from '../transcripts/import-pane.tsx'
import { documentListItem } from './document-list.ts'

export function transcriptsItem(S: StructureBuilder): ListItemBuilder {
  const [id, title] = ['transcripts', 'Words of recordings']
  const all = documentListItem(S, {
    type: 'transcript',
    id: 'all-transcripts',
    title: 'All transcripts',
    icon: BlockquoteIcon,
    order: { field: 'recording.name', direction: 'asc' },
  })
  const fromFile = S.listItem({ id: 'import-transcripts', title: 'Import from a file', icon: UploadIcon }).child(
    S.component(ImportPane).id('import-transcripts').title('Import from a file'),
  )
  return S.listItem({ id, title, icon: BlockquoteIcon }).child(S.list({ id, title, items: [all, fromFile] }))
}

/** Offers a page that was published for the first time for the main navigation. */
import { Select, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { errorMessage } from '../../lib/log.ts'
import { addToDraft } from '../common/lake/add-to-draft.ts'
import { useLakeQuery } from '../common/lake/use-lake-query.ts'
import type { Prompt } from '../common/prompt-store.ts'
import { SITE_SETTINGS } from '../common/singletons.ts'
import { MOST_ENTRIES } from '../schema/documents/site-settings.ts'
import { PromptFrame } from './prompt-frame.tsx'

type Entry = { _key: string; label: string | null }

const ENTRIES = '*[_id == $id][0].navigation[]{ _key, label }'
const PARAMS = { id: SITE_SETTINGS }

/** Stands for the menu bar itself. */
const BAR = ''

export function MenuPrompt({ page }: Extract<Prompt, { kind: 'new' }>) {
  const lake = useClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw', useCdn: false })
  const toast = useToast()
  const entries = useLakeQuery<Entry[] | null>(ENTRIES, PARAMS) ?? []
  const [chosen, choose] = useState<string | null>(null)
  const isFull = entries.length >= MOST_ENTRIES
  const menu = chosen ?? (isFull ? entries[0]?._key : BAR)

  async function run(): Promise<void> {
    const link = { _type: 'link', kind: 'page', page: { _type: 'reference', _ref: page.id } }
    const isLine = menu !== BAR
    try {
      await addToDraft(lake, {
        id: SITE_SETTINGS,
        list: isLine ? `navigation[_key=="${menu}"].children` : 'navigation',
        item: { _key: crypto.randomUUID(), _type: isLine ? 'navChild' : 'navItem', label: page.title, link },
      })
      toast.push({
        status: 'success',
        title: `“${page.title}” is in the menu of the draft`,
        description: 'Look at it in Site settings, on the tab Navigation, and publish them.',
        duration: 20_000,
      })
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'The menu was not changed',
        description: errorMessage(error),
        duration: 20_000,
      })
    }
  }

  return (
    <PromptFrame
      header="Shall the menu lead to this page?"
      close="Leave it"
      action={{ text: 'Add to the menu', tone: 'primary', isDisabled: menu === undefined, run }}
    >
      <Text size={1}>
        “{page.title}” is published at <strong>{page.path}</strong>. So far only people with its address, search engines
        and links in texts lead there.
      </Text>
      <Select
        fontSize={1}
        aria-label="Where in the menu"
        value={menu ?? BAR}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value={BAR} disabled={isFull}>
          {isFull ? 'An entry of its own (the menu is full)' : 'An entry of its own'}
        </option>
        {entries.map(({ _key, label }) => (
          <option key={_key} value={_key}>
            A line below “{label}”
          </option>
        ))}
      </Select>
      <Text size={1} muted>
        It becomes an unpublished change of the site settings.
      </Text>
    </PromptFrame>
  )
}

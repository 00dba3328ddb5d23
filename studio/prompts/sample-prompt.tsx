/** Puts a sample on a page, from the sample. */
import { Select, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { errorMessage } from '../../lib/log.ts'
import { addToDraft } from '../common/lake/add-to-draft.ts'
import { useLakeQuery } from '../common/lake/use-lake-query.ts'
import type { Prompt } from '../common/prompt-store.ts'
import { PromptFrame } from './prompt-frame.tsx'

type Section = { _key: string; heading: string | null; has: boolean }
type SamplePage = { _id: string; title: string | null; path: string | null; sections: Section[] }

/** Pages with a list of samples. */
const PAGES = `*[_type == "page" && count(sections[_type == "samples"]) > 0] | order(path asc) {
  _id, title, path,
  "sections": sections[_type == "samples"] { _key, heading, "has": $id in samples[]._ref }
}`

export function SamplePrompt({ sample }: Extract<Prompt, { kind: 'sample' }>) {
  const lake = useClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw', useCdn: false })
  const toast = useToast()
  const pages = useLakeQuery<SamplePage[]>(PAGES, { id: sample.id })
  const options = (pages ?? []).flatMap((page) =>
    page.sections.map((section) => ({ page, section, value: `${page._id} ${section._key}` })),
  )
  const [chosen, choose] = useState('')
  const option = options.find(({ value, section }) => value === chosen && !section.has)

  async function run(): Promise<void> {
    if (!option) return
    const { page, section } = option
    try {
      await addToDraft(lake, {
        id: page._id,
        list: `sections[_key=="${section._key}"].samples`,
        item: { _key: crypto.randomUUID(), _type: 'reference', _ref: sample.id, _weak: true },
      })
      toast.push({
        status: 'success',
        title: `“${sample.title}” is the last sample of “${page.title}”`,
        description: `It is an unpublished change of ${page.path}: look at the page, and publish it.`,
        duration: 20_000,
      })
    } catch (error) {
      toast.push({ status: 'error', title: 'No page was changed', description: errorMessage(error), duration: 20_000 })
    }
  }

  return (
    <PromptFrame
      header="On which page?"
      close="Leave it"
      action={{ text: 'Put it there', tone: 'primary', isDisabled: !option, run }}
    >
      <Text size={1}>
        “{sample.title}” is added to the end of a section <strong>Samples</strong>, as an unpublished change of the
        page.
      </Text>
      <Select
        fontSize={1}
        aria-label="Section of a page"
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{pages?.length === 0 ? 'No page has a section Samples yet' : 'Choose a page'}</option>
        {options.map(({ page, section, value }) => (
          <option key={value} value={value} disabled={section.has}>
            {page.title} ({page.path}){section.heading ? `: ${section.heading}` : ''}
            {section.has ? ', there already' : ''}
          </option>
        ))}
      </Select>
    </PromptFrame>
  )
}

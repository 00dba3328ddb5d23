/** Imports transcripts from a file: what it would change is shown before anything is written. */
import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { errorMessage } from '../../lib/log.ts'
import { decodeFile } from '../common/csv/decode-file.ts'
import { count } from '../common/language/count.ts'
import { readCatalogue, UNREACHABLE } from '../form/voices/catalogue.ts'
import { planTranscripts, type StoredTranscript, type TranscriptPlan } from './plan-import.ts'

const EXAMPLE = `voice,recording,words
BB-101,Commercial,"Come up the river road this weekend, fill a bucket, and stay for lunch."
BB-101,Corporate,Last year our crews answered four thousand calls.`

const STORED = `*[_type == "transcript"]{ _id, "voiceId": recording.voiceId, "sampleId": recording.sampleId, text }`

function summary({ documents, replaced, same, skipped }: TranscriptPlan): string {
  const parts = `${documents.length - replaced} new, ${replaced} with other words, ${same} as they are`
  const left = skipped.length > 0 ? ` ${count(skipped.length, 'row is', 'rows are')} left out.` : ''
  return `${parts}.${left} Nothing is written yet.`
}

export function ImportPane() {
  const client = useClient({ apiVersion: API_VERSION })
  const [plan, setPlan] = useState<TranscriptPlan | null>(null)
  const [notice, setNotice] = useState('')
  const [isWriting, setWriting] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  /** @returns the plan; or why there is none */
  async function read(file: File): Promise<TranscriptPlan | string> {
    const decoded = await decodeFile(file)
    if (typeof decoded === 'string') return decoded
    const [catalogue, stored] = await Promise.all([
      readCatalogue(),
      client.withConfig({ perspective: 'published' }).fetch<StoredTranscript[]>(STORED, {}, { tag: 'transcripts' }),
    ])
    if (!catalogue) return UNREACHABLE
    return planTranscripts(decoded.text, catalogue, stored)
  }

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    const result = await read(file).catch(errorMessage)
    if (input.current) input.current.value = ''
    setPlan(typeof result === 'string' ? null : result)
    setNotice(`${file.name}: ${typeof result === 'string' ? result : summary(result)}`)
  }

  async function apply({ documents }: TranscriptPlan): Promise<void> {
    setWriting(true)
    const transaction = documents.reduce((all, document) => all.createOrReplace(document), client.transaction())
    const problem = await transaction.commit({ tag: 'transcripts' }).then(() => null, errorMessage)
    setWriting(false)
    setPlan(problem === null ? null : plan)
    const done = `${count(documents.length, 'transcript is', 'transcripts are')} published.`
    setNotice(problem === null ? done : `Nothing was written: ${problem}`)
  }

  return (
    <Container width={1} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Import transcripts
        </Heading>
        <Text size={1}>
          A table saved as CSV. Its first line names the columns: <strong>voice</strong>, a booking ref or name;{' '}
          <strong>recording</strong>, its kind of work as the page of the voice shows it, such as Commercial or
          Commercial 2; and <strong>words</strong>. Nothing is written until you press Publish.
        </Text>
        <Card border radius={2} padding={3} overflow="auto">
          <pre style={{ margin: 0, fontSize: 13 }}>{EXAMPLE}</pre>
        </Card>
        <Flex gap={3} wrap="wrap">
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            aria-label="File of transcripts"
            tabIndex={-1}
            hidden
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
          <Button
            mode="ghost"
            icon={UploadIcon}
            text="Choose a file"
            disabled={isWriting}
            onClick={() => input.current?.click()}
          />
          {plan && plan.documents.length > 0 && (
            <Button
              text={`Publish ${count(plan.documents.length, 'transcript', 'transcripts')}`}
              loading={isWriting}
              disabled={isWriting}
              onClick={() => void apply(plan)}
            />
          )}
        </Flex>
        <Text size={1} role="status">
          {notice}
        </Text>
        {plan && plan.skipped.length > 0 && (
          <Card tone="caution" border radius={2} padding={3}>
            <Stack as="ul" gap={3} style={{ paddingLeft: '1em' }}>
              {plan.skipped.map(({ line, problem }) => (
                <Text as="li" size={1} key={line}>{`Line ${line}: ${problem}`}</Text>
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
    </Container>
  )
}

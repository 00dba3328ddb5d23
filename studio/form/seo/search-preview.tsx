/** Shows around the search fields what a search engine and a social network make of them. */
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { fillTexts } from '../../../lib/facts/fill-texts.ts'
import { useLakeQuery } from '../../common/lake/use-lake-query.ts'
import { SITE_SETTINGS } from '../../common/singletons.ts'
import { fieldOf, textOf } from '../../common/untyped.ts'
import { useFacts } from '../facts/facts-context.tsx'
import {
  type Count,
  counted,
  DESCRIPTION_LENGTH,
  type SearchTexts,
  SHORTEST_DESCRIPTION,
  SHORTEST_TITLE,
  searchTexts,
  TITLE_LENGTH,
} from './search-texts.ts'
import { SharingPicture } from './sharing-picture.tsx'

const SETTINGS = '*[_id == $id][0]{ titlePrefix, defaultSeo }'
const SETTINGS_PARAMS = { id: SITE_SETTINGS }

const WIDTHS = { computer: 600, phone: 360 }

/** Search results cut after so many lines. */
function lines(count: number) {
  return { display: '-webkit-box', WebkitLineClamp: count, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const
}

const TITLE = { color: '#1a0dab', font: '400 20px/1.3 Arial, sans-serif' } as const
const WORDS = { color: '#4d5156', font: '400 14px/1.58 Arial, sans-serif' } as const

type ResultProps = SearchTexts & { on: keyof typeof WIDTHS; url: string }

function Result({ on, title, description, url }: ResultProps) {
  return (
    <Stack gap={2}>
      <Text size={1} muted>
        {on === 'computer' ? 'On a computer' : 'On a phone'}
      </Text>
      <Card border radius={2} padding={3} style={{ maxWidth: WIDTHS[on], background: '#fff' }}>
        <div style={{ ...WORDS, fontSize: 12 }}>{url}</div>
        <div style={{ ...TITLE, ...lines(on === 'computer' ? 1 : 2) }}>{title || 'No title'}</div>
        <div style={{ ...WORDS, ...lines(on === 'computer' ? 2 : 3) }}>
          {description || 'Search engines choose a sentence of the page.'}
        </div>
      </Card>
    </Stack>
  )
}

function Counter({ label, count: { text, isGood } }: { label: string; count: Count }) {
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Text size={1}>{label}</Text>
      <Badge tone={isGood ? 'positive' : 'caution'}>{text}</Badge>
    </Flex>
  )
}

function Counters({ texts: { title, description }, prefix }: { texts: SearchTexts; prefix: string }) {
  const ofTitle = { least: SHORTEST_TITLE, most: TITLE_LENGTH, own: title.slice(prefix.length) }
  const ofDescription = { least: SHORTEST_DESCRIPTION, most: DESCRIPTION_LENGTH }
  return (
    <Flex gap={4} wrap="wrap">
      <Counter label="Title with the name of the site" count={counted(title, ofTitle)} />
      <Counter label="Description" count={counted(description, ofDescription)} />
    </Flex>
  )
}

type PreviewProps = { seo: unknown; path: string; children: ReactNode }

/** The search result above the fields, where it stays in sight while they are typed; the rest below them. */
function Previewed({ seo, path, children }: PreviewProps) {
  const pageTitle = useFormValue(['title'])
  const settings = useLakeQuery(SETTINGS, SETTINGS_PARAMS)
  const facts = useFacts()
  const texts = fillTexts(searchTexts(seo, pageTitle, settings), facts)
  const url = `${window.location.host}${path === '/' ? '' : path.replaceAll('/', ' › ')}`
  const own = fieldOf(seo, 'image')
  const picture =
    textOf(fieldOf(own, 'asset'), '_ref') || path !== '/' ? own : fieldOf(fieldOf(settings, 'defaultSeo'), 'image')
  return (
    <Stack gap={5}>
      <Stack as="section" gap={4} aria-label="Preview of search">
        <Result on="computer" url={url} {...texts} />
        <Counters texts={texts} prefix={textOf(settings, 'titlePrefix')} />
      </Stack>
      {children}
      <Stack as="section" gap={4} aria-label="Preview of a phone and of sharing">
        <Result on="phone" url={url} {...texts} />
        <Stack gap={2}>
          <Text size={1} muted>
            When it is shared
          </Text>
          <Card border radius={2} overflow="hidden" style={{ maxWidth: 480 }}>
            <SharingPicture chosen={picture} path={path} />
            <Stack padding={3} gap={2}>
              <Text size={1} weight="semibold">
                {texts.title}
              </Text>
              <Text size={1} muted>
                {texts.description}
              </Text>
            </Stack>
          </Card>
        </Stack>
      </Stack>
    </Stack>
  )
}

/** The search fields, on pages with their preview. */
export function SeoInput(props: ObjectInputProps) {
  const path = useFormValue(['path'])
  const fields = props.renderDefault(props)
  if (typeof path !== 'string') return fields
  return (
    <Previewed seo={props.value} path={path}>
      {fields}
    </Previewed>
  )
}

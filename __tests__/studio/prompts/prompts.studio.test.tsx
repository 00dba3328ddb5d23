/** What is asked before and after a page moves, goes offline or is removed, and what the answers write. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import type { DocumentActionComponent, DocumentActionProps, SanityDocument } from 'sanity'
import { withPageOffers } from '@/studio/actions/page-path'
import { closePrompt, prompt$ } from '@/studio/common/prompt-store'
import { OfflineCard } from '@/studio/offline/offline-card'
import { PromptDialog } from '@/studio/prompts/prompt-dialog'
import { guardRemoval } from '@/studio/removal/guard-removal'
import { client, showInStudio } from '../../helpers/studio/studio'

const user = userEvent.setup()

const page = (name: string, title: string, more: object = {}) => ({
  _id: `page-${name}`,
  _type: 'page',
  title,
  path: `/${name}`,
  ...more,
})

const link = { _type: 'link', kind: 'page', page: { _type: 'reference', _ref: 'page-wanted' } }
const cards = {
  _key: 'cards',
  _type: 'serviceCards',
  cards: [{ _key: 'card', title: 'A card', action: { _type: 'action', label: 'To the offer', link } }],
}

beforeAll(async () => {
  const target = { _type: 'redirectTarget', kind: 'path', path: '/wanted' }
  await client
    .transaction()
    .create(page('wanted', 'Summer offer'))
    .create(page('linking', 'Linking page', { sections: [cards] }))
    .create(page('lonely', 'Lonely page'))
    .create(page('there', 'Moved page'))
    .create({ _id: 'at-new-path', _type: 'redirect', source: '/there', permanent: true, target })
    .commit()
})

afterEach(closePrompt)

const redirectAt = (source: string) =>
  client.fetch('*[source == $source][0]{ permanent, "to": coalesce(target.page._ref, target.path) }', { source })

const dialog = (name: string) => screen.findByRole('dialog', { name })

/** An action as the button that it is below a form. */
function Action({
  action: useAction,
  ...props
}: DocumentActionProps & { action: DocumentActionComponent }): ReactElement {
  const description = useAction(props)
  return (
    <button type="button" onClick={() => description?.onHandle?.()}>
      {description?.label}
    </button>
  )
}

/** Sanity's own action, whose press is counted. */
function sanitysAction(name: 'delete' | 'duplicate', handle: (props: DocumentActionProps) => void) {
  const action: DocumentActionComponent = (props) => ({ label: name, onHandle: () => handle(props) })
  action.action = name
  return action
}

function propsOf(id: string, published: SanityDocument | null): DocumentActionProps {
  const none = {
    draft: null,
    version: null,
    release: undefined,
    scopeId: undefined,
    liveEdit: false,
    liveEditSchemaType: false,
    ready: true,
  }
  return {
    id,
    type: 'page',
    published,
    transactionSyncLock: null,
    initialValueResolved: true,
    onComplete() {},
    ...none,
  }
}

test('a page that others lead to is not deleted: they are named, and it goes offline instead', async () => {
  const removed = jest.fn()
  const published = (await client.getDocument('page-wanted')) ?? null
  const action = guardRemoval(sanitysAction('delete', removed))
  showInStudio(
    <>
      <Action action={action} {...propsOf('page-wanted', published)} />
      <PromptDialog />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'delete' }))
  const blocked = await dialog('“Summer offer” cannot be deleted yet')
  const linking = within(blocked).getByRole('link', { name: 'Linking page › Sections › To the offer' })
  expect(linking).toHaveAttribute('href', expect.stringContaining('page-linking'))
  expect(removed).not.toHaveBeenCalled()

  await user.click(within(blocked).getByRole('button', { name: 'Take it offline instead' }))
  const offer = await dialog('Take “Summer offer” offline?')
  const target = await within(offer).findByRole('combobox', { name: 'Where /wanted leads' })
  await within(target).findByRole('option', { name: 'Lonely page (/lonely)' })
  await user.selectOptions(target, '/lonely')
  await user.click(within(offer).getByRole('button', { name: 'Take offline' }))
  await waitFor(async () => expect(await client.getDocument('page-wanted')).toMatchObject({ offline: true }))
  expect(await redirectAt('/wanted')).toEqual({ permanent: false, to: 'page-lonely' })
})

test('an offline page says where its visitors are led, and is put online without its redirect', async () => {
  showInStudio(<OfflineCard page={await client.getDocument('page-wanted')} />)
  const card = await screen.findByRole('region', { name: 'Offline' })
  await waitFor(() => expect(card).toHaveTextContent('Visitors who open /wanted are led to /lonely'))
  await user.click(within(card).getByRole('button', { name: 'Put online again' }))
  await waitFor(async () => expect(await client.getDocument('page-wanted')).not.toHaveProperty('offline'))
  expect(await redirectAt('/wanted')).toBeNull()
})

test('a page to which nothing leads is deleted at once, and then its visitors are led elsewhere', async () => {
  const published = (await client.getDocument('page-lonely')) ?? null
  const action = guardRemoval(sanitysAction('delete', () => void client.delete('page-lonely')))
  showInStudio(
    <>
      <Action action={action} {...propsOf('page-lonely', published)} />
      <PromptDialog />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'delete' }))
  const removed = await dialog('Visitors come to this address')
  const target = within(removed).getByRole('combobox', { name: 'Where /lonely leads' })
  await within(target).findByRole('option', { name: 'Summer offer (/wanted)' })
  await user.selectOptions(target, '/wanted')
  await user.click(within(removed).getByRole('button', { name: 'Create redirect' }))
  await waitFor(async () => expect(await redirectAt('/lonely')).toEqual({ permanent: true, to: 'page-wanted' }))
})

test('a moved page leaves a redirect at its old path, and takes the one at its new path away', async () => {
  showInStudio(<PromptDialog />)
  prompt$.next({ kind: 'moved', page: { id: 'page-there', title: 'Moved page' }, from: '/here', to: '/there' })
  const offer = await dialog('This page has a new address')
  expect(offer).toHaveTextContent('“Moved page” moved from /here to /there.')
  await user.click(within(offer).getByRole('button', { name: 'Create redirect' }))
  await waitFor(async () => expect(await redirectAt('/here')).toEqual({ permanent: true, to: 'page-there' }))
  expect(await client.getDocument('at-new-path')).toBeUndefined()
})

test('a copy of a page has a marked title, no path, and is online', async () => {
  const copied = jest.fn()
  const action = withPageOffers(
    sanitysAction('duplicate', (props) => {
      if ('mapDocument' in props && typeof props.mapDocument === 'function') {
        copied(props.mapDocument({ ...page('copied', 'Page to copy', { offline: true }) }))
      }
    }),
  )
  showInStudio(<Action action={action} {...propsOf('page-copied', null)} />)
  await user.click(await screen.findByRole('button', { name: 'duplicate' }))
  expect(copied).toHaveBeenCalledWith({ _id: 'page-copied', _type: 'page', title: 'Page to copy (copy)' })
})

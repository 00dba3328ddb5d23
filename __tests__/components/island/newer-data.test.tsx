/** @jest-environment jsdom */
/** An island whose data are newer than the server's HTML is rendered anew, with what the visitor did before. */
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Counter, Regions } from '../../helpers/page/island-parts'
import { pageProps } from '../../helpers/page/page-props'
import { hydrateInAct, serverHtml } from '../../helpers/page/served-island'

/** Puts the server's HTML of a part on the page. @returns a function that renders it from newer data */
function serve(Part: ComponentType): () => Promise<void> {
  const container = document.body.appendChild(serverHtml(<Part />))
  const options = {
    container,
    name: 'part',
    sectionKey: null,
    page: pageProps(),
    isSame: false,
    isReplaced: true,
    isUrgent: true,
  }
  return () => hydrateInAct(<Part />, options)
}

test('keeps the focus of a button', async () => {
  const renderAnew = serve(Counter)
  screen.getByRole('button').focus()
  await renderAnew()
  expect(screen.getByRole('button')).toHaveFocus()
})

test('keeps a chosen option', async () => {
  const renderAnew = serve(Counter)
  screen.getByRole('radio', { name: 'Radio' }).click()
  await renderAnew()
  expect(screen.getByText('Chosen: Radio')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Radio' })).toBeChecked()
})

test('keeps the choice in a list', async () => {
  const renderAnew = serve(Regions)
  screen.getByRole<HTMLSelectElement>('combobox').value = '4'
  await renderAnew()
  expect(screen.getByRole('combobox')).toHaveValue('4')
  expect(screen.getByText('Region: 4')).toBeInTheDocument()
})

test('does not take the focus from the rest of the page', async () => {
  const renderAnew = serve(Counter)
  const other = document.body.appendChild(document.createElement('button'))
  other.focus()
  await renderAnew()
  expect(other).toHaveFocus()
})

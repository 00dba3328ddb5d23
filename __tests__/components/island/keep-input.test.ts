/** @jest-environment jsdom */
/** What was typed and chosen before hydration (B152, B217). */
import userEvent from '@testing-library/user-event'
import { keepInput } from '@/components/island/keep-input'

test('a file that was chosen stays chosen, and what was typed beside it is entered', async () => {
  document.body.innerHTML = '<main><label>Script<input></label><label>File<input type="file"></label></main>'
  const [text, file] = document.querySelectorAll('input')
  if (!text || !file) throw new Error('The fields are missing')
  const enterAgain = keepInput(document.body)
  await userEvent.type(text, 'We are open.')
  await userEvent.upload(file, new File(['We are open.'], 'spot.txt'))
  const entered = jest.fn()
  text.addEventListener('input', entered)
  enterAgain()
  expect(entered).toHaveBeenCalled()
  expect(text).toHaveValue('We are open.')
  expect(file.files).toHaveLength(1)
})

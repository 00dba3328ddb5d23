/** The script in the brief (B216). */
import { replaceContextBlock } from '@/lib/enquiry/context-block'
import { withScript } from '@/lib/script/script-in-brief'

test('stands below what the visitor has written, once', () => {
  const brief = withScript('By Friday please.', 'We are open.', '')
  expect(brief).toBe('By Friday please.\n\nWe are open.')
  expect(withScript(brief, 'We are open.', 'We are open.')).toBe(brief)
})

test('takes the position of the script that was put there before', () => {
  expect(withScript('We are open.\n\nBy Friday please.', 'We are $& closed.', 'We are open.')).toBe(
    'We are $& closed.\n\nBy Friday please.',
  )
  expect(withScript('I rewrote it.', 'New.', 'We are open.')).toBe('I rewrote it.\n\nNew.')
})

test('a shorter script replaces the longer one that it is a part of', () => {
  const long = 'Come to Harbour Bread today. This last line is cut by the client.'
  const sent = withScript('By Friday please.', long, '')
  expect(withScript(sent, 'Come to Harbour Bread today.', long)).toBe(
    'By Friday please.\n\nCome to Harbour Bread today.',
  )
  expect(withScript('We are open all night.', 'We are open', '')).toBe('We are open all night.\n\nWe are open')
})

test('stays when the form is opened for something else', () => {
  const facts = 'Script: 3 spoken words'
  const sent = replaceContextBlock(withScript('', 'We are open.', ''), '', facts)
  expect(sent).toBe(`${facts}\n\nWe are open.`)
  expect(replaceContextBlock(sent, facts, 'Voice: Tamsin Reed')).toBe('Voice: Tamsin Reed\n\nWe are open.')
})

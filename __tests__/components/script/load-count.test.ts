/** @jest-environment jsdom */
/** What the script in the page's head does when the field of a script is focused (B712). */
import { earlyScript } from '@/lib/next/early-script'

test('what counts a script is loaded once, when the field of one is focused, and for no other field', () => {
  document.body.innerHTML = `
    <input id="other">
    <textarea id="whole" data-script-field=""></textarea>
    <textarea id="line" data-script-field="/script-count.js"></textarea>`
  // biome-ignore lint/security/noGlobalEval: as the browser runs the inline script
  // biome-ignore lint/complexity/noCommaOperator: in the global scope
  ;(0, eval)(earlyScript())
  const loaded = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => new URL(src).pathname)
  document.getElementById('other')?.focus()
  document.getElementById('whole')?.focus()
  expect(loaded()).toEqual([])
  document.getElementById('line')?.focus()
  document.getElementById('other')?.focus()
  document.getElementById('line')?.focus()
  expect(loaded()).toEqual(['/script-count.js'])
})

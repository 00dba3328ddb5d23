/* Counts a script roughly before the code of the script desk has come, and puts the stored one into its field (components/sections/script-desk). */
;(() => {
  const numbers = /\d/g
  const words = /[\p{L}\p{M}\p{N}]+(?:['\u2019][\p{L}\p{M}\p{N}]+)*/gu
  const field = '[data-script-field]'
  function count(area) {
    const output = area.parentElement.querySelector('[data-words]')
    const text = area.value
    /* Labels of speakers, directions in brackets and timecodes are not read; a number is about as many words as it has digits. */
    const said = text.replace(/\[[^\]\n]*\]|^[ \t]*[A-Z][A-Z\d .]{0,20}:|\d?\d:\d\d(?::\d\d)?/gm, ' ')
    let total = 0
    for (const word of said.match(words) || []) total += Math.max(1, (word.match(numbers) || []).length)
    if (output) output.dataset.count = text.trim() ? '\u2248 ' + total + ' ' + output.dataset.words : ''
  }
  addEventListener('input', ({ target }) => target.matches && target.matches(field) && count(target), true)
  function start() {
    for (const area of document.querySelectorAll(field)) {
      try {
        const stored = JSON.parse(localStorage.getItem('bowerbird-script'))
        if (!area.value && stored) area.value = stored.text
      } catch {}
      if (area.value) count(area)
    }
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
})()

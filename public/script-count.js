/* Counts a script roughly until the script desk has read it, and puts the stored one into its field before the desk's code has come (components/sections/script-desk). */
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
        /* Not where somebody writes. */
        if (!area.value && stored && area !== document.activeElement) area.value = stored.text
      } catch {}
      if (area.value) count(area)
    }
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
})()

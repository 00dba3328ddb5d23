/**
 * Prints the remaining time of a silent step at intervals. Returns the function that stops it.
 * @param {number} seconds usual duration of the step
 */
export function countdown(seconds) {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    const left = seconds - (Date.now() - startedAt) / 1000
    console.log(left > 10 ? `      about ${Math.round(left / 10) * 10} seconds left` : '      nearly done')
  }, 20_000)
  return () => clearInterval(timer)
}

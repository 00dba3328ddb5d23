/**
 * Says now and then how long is left of a silent step. Returns the function that ends it.
 * @param {number} seconds what the step usually takes
 */
export function countdown(seconds) {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    const left = seconds - (Date.now() - startedAt) / 1000
    console.log(left > 10 ? `      about ${Math.round(left / 10) * 10} seconds left` : '      nearly done')
  }, 20_000)
  return () => clearInterval(timer)
}

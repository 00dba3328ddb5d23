/** Waits until a condition holds, at most 20 seconds, which only a busy machine needs. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; !(await isSo()); ) {
    if (Date.now() > deadline) throw new Error('It did not happen in 20 seconds')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

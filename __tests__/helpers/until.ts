/** Waits until a condition holds, at most five seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 5000; !(await isSo()); ) {
    if (Date.now() > deadline) throw new Error('It did not happen in five seconds')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

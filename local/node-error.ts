/** Whether an error is a Node error with this code, such as `ENOENT`. */
export function isNodeError(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}

/** Whether two objects with the same keys have the same values. */
export function isShallowEqual<T extends object>(before: T, now: T): boolean {
  return Object.entries(now).every(([name, value]) => Reflect.get(before, name) === value)
}

/** A list with the entry at one index moved to another. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list.slice(from, from + 1)
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)]
}

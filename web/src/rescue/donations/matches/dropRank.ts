/** The rank that a dragged agency gets when dropped on another's line: before it on the upper half, behind it on the lower. */
export function dropRank(dragged: number, onto: number, half: 'upper' | 'lower'): number {
  const before = half === 'upper' ? onto : onto + 1
  return before > dragged ? before - 1 : before
}

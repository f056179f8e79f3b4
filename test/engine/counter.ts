let first = 1
/** Leaves the numbers before it to an earlier process in the same tenant. */
export const countFrom = (number: number) => {
  first = number
}

/** Another number each time, for names, codes and addresses that a tenant has once. */
export function counter(): () => number {
  let made = 0
  return () => first + made++
}

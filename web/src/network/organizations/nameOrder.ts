interface Named {
  readonly ID: number
  readonly Name: string
}

const keyOf = ({ Name, ID }: Named) => `${Name.toLowerCase()}#${ID}`

/** Rows in the order of the server's lists. */
export const inNameOrder = <R extends Named>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

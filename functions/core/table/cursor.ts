/**
 * Cursors: a position in a list as its sort key, and the item's key on an index, in base64url. The partition is not in it:
 * the query names it, so that no cursor leads to another list's items. A mark of the list refuses those of other lists.
 * The same position gives the same cursor, so that an unchanged page stays equal.
 */

/** The attributes that make up a position: the partition is left out. */
export type PositionNames = readonly string[]

export const encodeCursor = (names: PositionNames, lastKey: Readonly<Record<string, unknown>>): string =>
  Buffer.from(JSON.stringify(names.map((name) => lastKey[name]))).toString('base64url')

/** The position of a cursor; undefined when it is malformed. */
export function decodeCursor(names: PositionNames, cursor: string): Record<string, string> | undefined {
  const values = parsed(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(values) || values.length !== names.length || !values.every(isKeyValue)) return undefined
  return Object.fromEntries(names.map((name, index) => [name, String(values[index])]))
}

/** DynamoDB takes no empty string in a key; half a character can't be sent. */
const isKeyValue = (value: unknown) => typeof value === 'string' && value !== '' && value.isWellFormed()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Query of the given fields in a fixed order, so that equal queries are equal strings. */
export function queryOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  query.sort()
  return query
}

/** What is asked, as an address has it: without what is not given, and in one order, so that equal questions are equal words. */
export function queryOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  query.sort()
  return query
}

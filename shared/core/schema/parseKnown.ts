import * as z from 'zod/mini'

type Path = readonly PropertyKey[]

function remove(value: unknown, [name = '', ...rest]: Path): void {
  const part = value as Record<PropertyKey, unknown>
  if (rest.length > 0) remove(part[name], rest)
  else delete part[name]
}

/** Parses what a later version of the code wrote or answers, too: fields that a strict schema doesn't know are left out. */
export function parseKnown<T>(schema: z.ZodMiniType<T>, value: unknown): z.core.util.SafeParseResult<T> {
  const read = z.safeParse(schema, value)
  if (read.success) return read
  const unknown = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  )
  if (unknown.length === 0) return read
  const known = structuredClone(value)
  for (const path of unknown) remove(known, path)
  return z.safeParse(schema, known)
}

/** The same; throws what is wrong with it. */
export function readKnown<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const { data, error } = parseKnown(schema, value)
  if (error) throw error
  return data as T
}

import { createContext } from 'react'
import type * as z from 'zod/mini'

/** The draft of the form that a field is in. */
export const FormSchema = createContext<z.core.$ZodType | undefined>(undefined)

/** The most characters that the schema takes at a path, such as `Address.City`. */
export function longestAt(schema: z.core.$ZodType | undefined, path: string): number | undefined {
  let part = schema
  for (const name of path.split('.')) part = childOf(bare(part), name)
  return bare(part)?._zod.def.checks?.flatMap(({ _zod: { def } }) => (isLongest(def) ? def.maximum : []))[0]
}

const isLongest = (def: z.core.$ZodCheckDef): def is z.core.$ZodCheckMaxLengthDef => def.check === 'max_length'

type Def = { shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType; innerType?: z.core.$ZodType }
const defOf = (schema: z.core.$ZodType | undefined) => schema?._zod.def as Def | undefined

const childOf = (schema: z.core.$ZodType | undefined, name: string) =>
  defOf(schema)?.shape?.[name] ?? defOf(schema)?.element

/** Without what makes it optional or gives it a default. */
function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const inner = defOf(schema)?.innerType
  return inner ? bare(inner) : schema
}

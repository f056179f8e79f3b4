import { isDeepStrictEqual } from 'node:util'

/** Tells if an item has these fields already, so that a change to them changes nothing. */
export const hasFields = <T extends object>(item: T, fields: { readonly [Name in keyof T]?: unknown }): boolean =>
  Object.entries(fields).every(([name, value]) => isDeepStrictEqual(item[name as keyof T], value))

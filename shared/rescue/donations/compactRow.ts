import * as z from 'zod/mini'

/** An attribute of a row that is left out when it is null, and null again when it is read. */
export const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

/** Leaves out what reading fills in. */
export const compact = <T extends object>(attributes: T): Partial<T> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null)) as Partial<T>

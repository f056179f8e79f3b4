import * as z from 'zod/mini'

/** Kinds of values in settings files, each refused in words of its own. */

export const text = (pattern: RegExp, say: string) => z.string({ error: say }).check(z.regex(pattern, say))
export const hostName = text(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name in lower case')

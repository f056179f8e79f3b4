import * as z from 'zod/mini'

/** What the forms about people share. */

export const PersonName = z.string().check(z.refine((typed) => typed.trim() !== '', 'nameMissing'))

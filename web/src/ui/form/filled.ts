import * as z from 'zod/mini'

/** A field that must show something; `message` is a key of the form's texts. */
export const filled = (message = 'required') => z.string().check(z.refine((typed) => typed.trim() !== '', message))

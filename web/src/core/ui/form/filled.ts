import * as z from 'zod/mini'

export const isFilled = (typed: string) => typed.trim() !== ''

/** A field that must show something; `message` is a key of the form's texts. */
export const filled = (message = 'required') => z.string().check(z.refine(isFilled, message))

import * as z from 'zod/mini'

/** The ID of what was chosen in a list. */
export const chosen = z.pipe(z.nullable(z.number()), z.number('chooseFirst'))

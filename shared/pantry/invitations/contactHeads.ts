import { vocabulary } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/invitations.json' with { type: 'json' }
import es from '../../languages/es/pantry/invitations.json' with { type: 'json' }

/** Words by which the columns of neighbors' contacts are found (section 5), between commas. */
export const contactHeads = vocabulary<typeof en.contactHeads>({ en: en.contactHeads, es: es.contactHeads })

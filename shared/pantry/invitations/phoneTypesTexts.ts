import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/invitations.json' with { type: 'json' }
import es from '../../languages/es/pantry/invitations.json' with { type: 'json' }

/** Kind of a phone number by the number plan; `Unknown` is quoted from the specification. */
export const phoneTypes = texts<typeof en.phoneTypes>({ en: en.phoneTypes, es: es.phoneTypes })

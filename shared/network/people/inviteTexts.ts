import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/network/people.json' with { type: 'json' }
import es from '../../languages/es/network/people.json' with { type: 'json' }

/** Inviting somebody with the organization that a form saves. */
export const inviteTexts = texts<typeof en.inviteTexts>({ en: en.inviteTexts, es: es.inviteTexts })

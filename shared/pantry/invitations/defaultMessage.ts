import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/invitations.json' with { type: 'json' }
import es from '../../languages/es/pantry/invitations.json' with { type: 'json' }

const wording = { en: en.wording, es: es.wording }

/** The message of an invitation that nobody changed; recognized in every language. */
export const defaultMessage = sentence(wording, 'defaultMessage')

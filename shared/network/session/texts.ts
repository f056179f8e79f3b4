import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/network/session.json' with { type: 'json' }
import es from '../../languages/es/network/session.json' with { type: 'json' }

/** Signing in, a first or forgotten password, and what Gleanery is. */
export const signingIn = texts<
  typeof en.signingIn,
  { codeLead: 'name'; invitationTaken: 'entity' | 'role'; ownPasswordLead: 'name'; signInWith: 'organization' }
>({ en: en.signingIn, es: es.signingIn })

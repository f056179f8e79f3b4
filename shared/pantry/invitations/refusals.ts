import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/invitations.json' with { type: 'json' }
import es from '../../languages/es/pantry/invitations.json' with { type: 'json' }

/** Reasons that something about invitations may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const contactMissing = sentence(refusals, 'contactMissing')
export const phoneInvalid = sentence(refusals, 'phoneInvalid')
export const phoneElsewhere = sentence(refusals, 'phoneElsewhere')
export const invitationTargetMissing = sentence(refusals, 'invitationTargetMissing')
export const invitationLanguageMissing = sentence(refusals, 'invitationLanguageMissing')
export const invitationPlaceUnknown = sentence(refusals, 'invitationPlaceUnknown')
export const contactTwice = sentence(refusals, 'contactTwice')
export const contactInvitedInFile = sentence(refusals, 'contactInvitedInFile')
export const referralUsed = sentence(refusals, 'referralUsed')

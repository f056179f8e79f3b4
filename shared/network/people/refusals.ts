import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/network/people.json' with { type: 'json' }
import es from '../../languages/es/network/people.json' with { type: 'json' }

/** Reasons that something about people may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const passwordTooWeak = sentence(refusals, 'passwordTooWeak')
export const passwordCommon = sentence(refusals, 'passwordCommon')
export const passwordPersonal = sentence<'passwordPersonal', 'product'>(refusals, 'passwordPersonal')
export const roleNotYours = sentence(refusals, 'roleNotYours')
export const inviteNotYours = sentence(refusals, 'inviteNotYours')
export const roleHeld = sentence<'roleHeld', 'person'>(refusals, 'roleHeld')
export const alreadyInvited = sentence<'alreadyInvited', 'person'>(refusals, 'alreadyInvited')
export const invitedIsDisabled = sentence<'invitedIsDisabled', 'person'>(refusals, 'invitedIsDisabled')
export const personChangedMeanwhile = sentence(refusals, 'personChangedMeanwhile')
export const lastAdministrator = sentence(refusals, 'lastAdministrator')
export const lastAgencyPerson = sentence(refusals, 'lastAgencyPerson')
export const lastNetworkPerson = sentence(refusals, 'lastNetworkPerson')
export const notYourself = sentence(refusals, 'notYourself')
export const personActsElsewhere = sentence<'personActsElsewhere', 'person'>(refusals, 'personActsElsewhere')
export const invitationUnknown = sentence(refusals, 'invitationUnknown')
export const invitationExpired = sentence(refusals, 'invitationExpired')
export const invitationRevoked = sentence(refusals, 'invitationRevoked')
export const invitationAccepted = sentence(refusals, 'invitationAccepted')
export const accountDisabled = sentence(refusals, 'accountDisabled')

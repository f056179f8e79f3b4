import * as z from 'zod/mini'
import { isLanguage } from '../../../../shared/core/text/text.ts'
import { maxInvitationMessage } from '../../../../shared/pantry/invitations/api.ts'

/** Offer of an invitation, as it is chosen. Messages are keys of `invitationTexts`. */

export const offerFields = {
  locations: z.array(z.number()),
  programs: z.array(z.number()),
  language: z.nullable(z.string()).check(z.refine((code) => isLanguage(code), 'languageMissing')),
  message: z.string().check(z.maxLength(maxInvitationMessage)),
}
const OfferForm = z.object(offerFields)
export type OfferForm = z.infer<typeof OfferForm>

export const emptyOffer = (message: string): OfferForm => ({ locations: [], programs: [], language: null, message })

/** The server refuses it as well. */
export const hasTarget = ({ locations, programs }: Pick<OfferForm, 'locations' | 'programs'>) =>
  locations.length + programs.length > 0

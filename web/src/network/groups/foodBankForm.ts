import * as z from 'zod/mini'
import {
  FoodBankDraft,
  type NewFoodBank,
  type ShownFoodBank,
  usualStart,
} from '../../../../shared/network/groups/network.ts'
import { addressFieldsOf, addressForm, contactForm, noContact, wholeNumber } from '../organizations/organizationForm.ts'

/** A food bank as it is typed. Messages are keys of `organizationTexts`. */

export const offerLimits = { min: 5, max: 1440 } as const
/** In a list of choices, where null can't be. */
export const noGroup = 0

export const foodBankForm = z.extend(FoodBankDraft, {
  Address: addressForm,
  Contact: contactForm,
  StateAssociationID: z.number(),
  CoopID: z.number(),
  OfferMinutes: wholeNumber(offerLimits.min, offerLimits.max),
  IsAutomaticallyApproved: z.boolean(),
})
export type FoodBankFields = z.input<typeof foodBankForm>
export type FoodBankSent = z.output<typeof foodBankForm>

const startFields = { ...usualStart, OfferMinutes: String(usualStart.OfferMinutes) }

export const newFoodBankFields = (TimeZone: string): FoodBankFields => ({
  Name: '',
  TimeZone,
  Address: addressFieldsOf(undefined),
  Contact: noContact,
  StateAssociationID: noGroup,
  CoopID: noGroup,
  ...startFields,
})

/** Settings are the food bank's own once it is there: its form does not show them. */
export const fieldsOfFoodBank = (foodBank: ShownFoodBank): FoodBankFields => ({
  Name: foodBank.Name,
  TimeZone: foodBank.TimeZone,
  Address: addressFieldsOf(foodBank.Address),
  Contact: foodBank.Contact,
  StateAssociationID: foodBank.StateAssociationID ?? noGroup,
  CoopID: foodBank.CoopID ?? noGroup,
  ...startFields,
})

export const foodBankDraftOf = ({ StateAssociationID, CoopID, ...sent }: FoodBankSent): FoodBankDraft => ({
  Name: sent.Name,
  TimeZone: sent.TimeZone,
  Address: sent.Address,
  Contact: sent.Contact,
  StateAssociationID: StateAssociationID === noGroup ? null : StateAssociationID,
  CoopID: CoopID === noGroup ? null : CoopID,
})

export const newFoodBankOf = (sent: FoodBankSent): NewFoodBank => ({
  ...foodBankDraftOf(sent),
  Settings: { OfferMinutes: sent.OfferMinutes, IsAutomaticallyApproved: sent.IsAutomaticallyApproved },
})

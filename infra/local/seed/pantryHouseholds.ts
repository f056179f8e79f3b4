import type { FoodBank } from '../../../shared/network/organizations/entity.ts'
import { textConsentWording } from '../../../shared/pantry/customers/consentWording.ts'
import type { Customer, HouseholdAges, TefapEligibility } from '../../../shared/pantry/customers/customer.ts'
import { needsOfHousehold } from './pantryNeeds.ts'
import type { Random } from './random.ts'

/** Households of every kind among the neighbors of the demonstration: how they are reached, who they are, what they may have. */

type Household = Pick<
  Customer,
  | 'Language'
  | 'IsEmailNotificationEnabled'
  | 'IsTextMessageNotificationEnabled'
  | 'IsPhoneCallNotificationEnabled'
  | 'TextConsent'
  | 'IsDeliveryEnabled'
  | 'IsRestricted'
  | 'IsPOC'
  | 'IsPantryVisitor'
  | 'IsFoodInsecure'
  | 'HouseholdSize'
  | 'Ages'
  | 'FoodNeeds'
  | 'IsTefapEligible'
  | 'TEFAPEligibility'
  | 'ResidenceCountyID'
>

const noArea: TefapEligibility = {
  ProvinceID: null,
  ProvinceAbbreviation: null,
  FoodBankID: null,
  FoodBankName: null,
  CountyID: null,
  CountyName: null,
  PostalCodeID: null,
  PostalCode: null,
}
/** Numbers of states and counties are those of the census. */
const tennessee = { ProvinceID: 47, ProvinceAbbreviation: 'TN' }
const kentucky = { ProvinceID: 21, ProvinceAbbreviation: 'KY' }
export const knoxCounty = { CountyID: 47_093, CountyName: 'Knox' }

const blountCounty = 47_009
/** Most live in the county, some in the next one, and some did not say. */
const residenceOf = (index: number) =>
  index % 9 === 8 ? {} : { ResidenceCountyID: index % 5 === 4 ? blountCounty : knoxCounty.CountyID }

/** By each kind of area that a rule may name, one of another state, flagged ones without a rule, and none at all. */
function tefapOf(index: number, foodBank: FoodBank, postalCode: string) {
  const rules: readonly (Partial<TefapEligibility> | null)[] = [
    tennessee,
    { FoodBankID: foodBank.ID, FoodBankName: foodBank.Name },
    knoxCounty,
    { PostalCode: postalCode },
    kentucky,
    null,
  ]
  if (index % 8 >= 6) return { IsTefapEligible: false, TEFAPEligibility: null }
  const rule = rules[index % 8] ?? null
  return { IsTefapEligible: true, TEFAPEligibility: rule && { ...noArea, ...rule } }
}

/** Nobody asked one in seven; the others add up to the size of the household. */
function agesOf(index: number, random: Random): HouseholdAges | null {
  if (index % 7 === 6) return null
  const ages = { Minors: random.whole(0, 4), Adults: random.whole(0, 3), Seniors: random.whole(0, 2) }
  return ages.Adults + ages.Seniors === 0 ? { ...ages, Adults: 1 } : ages
}

export function householdOf(
  index: number,
  random: Random,
  known: Pick<Customer, 'EMailAddress' | 'PhoneNumber' | 'PostalCode' | 'Created'> & { readonly foodBank: FoodBank },
): Household {
  const Language = index % 3 === 1 ? 'es' : 'en'
  const Ages = agesOf(index, random)
  const wantsTexts = known.PhoneNumber !== null && index % 4 !== 3
  return {
    Language,
    IsEmailNotificationEnabled: known.EMailAddress !== null && index % 5 !== 4,
    IsTextMessageNotificationEnabled: wantsTexts,
    IsPhoneCallNotificationEnabled: known.PhoneNumber !== null && index % 6 === 5,
    TextConsent: wantsTexts ? { At: known.Created, Wording: textConsentWording[Language] } : null,
    IsDeliveryEnabled: index % 4 === 2,
    IsRestricted: index % 21 === 20,
    IsPOC: index % 11 === 3,
    IsPantryVisitor: index % 2 === 0,
    IsFoodInsecure: [true, true, false, null][index % 4] ?? null,
    HouseholdSize: Ages && Ages.Minors + Ages.Adults + Ages.Seniors,
    Ages,
    ...needsOfHousehold(index),
    ...tefapOf(index, known.foodBank, known.PostalCode ?? ''),
    ...residenceOf(index),
  }
}

const streets = ['Magnolia Ave', 'Sutherland Ave', 'Broadway', 'Chapman Hwy', 'Western Ave', 'Asheville Hwy'] as const

/** Of those who get deliveries: at home, and for every third with their daughter as well. */
export function addressDraftsOf(index: number, random: Random, PostalCode: string) {
  const at = (name: string, isPrimary: boolean, notes: string) => ({
    Name: name,
    IsPrimary: isPrimary,
    Notes: notes,
    Address: {
      AddressLine1: `${random.whole(12, 980) * 10 + 1} ${random.pick(streets)}`,
      AddressLine2: index % 4 === 0 ? `Apt ${random.whole(1, 40)}` : '',
      City: 'Knoxville',
      Province: 'TN',
      PostalCode,
      CountyID: knoxCounty.CountyID,
      // Somewhere in the city: the streets are real, the houses are not.
      Latitude: 35.94 + ((index * 37 + (isPrimary ? 0 : 23)) % 60) / 1000,
      Longitude: -83.98 + ((index * 53 + (isPrimary ? 0 : 41)) % 90) / 1000,
      LocatedBy: 'address' as const,
    },
  })
  const home = at(
    'Home',
    true,
    random.pick(['', 'Ring twice, please.', 'The gate code is 4711.', 'Leave it at the back door.']),
  )
  return index % 3 === 0 ? [home, at('My daughter', false, 'Afternoons only.')] : [home]
}

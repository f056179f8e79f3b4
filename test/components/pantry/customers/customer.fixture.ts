import type { CustomerGridRow, FullCustomer } from '../../../../shared/pantry/customers/wire.ts'

/** A neighbor as the customers grid and their detail show them. */

export const neighborRow = (ID: number, FirstName: string, more: Partial<CustomerGridRow> = {}): CustomerGridRow => ({
  ID,
  FirstName,
  LastName: 'Medina',
  EMailAddress: `person${ID}@example.org`,
  PhoneNumber: '+18655550134',
  PostalCode: '37917',
  IsPhoneCallNotificationEnabled: false,
  IsDeliveryEnabled: true,
  IsRestricted: false,
  IsPOC: false,
  IsPantryVisitor: true,
  IsFoodInsecure: null,
  HouseholdSize: 4,
  IsTefapEligible: true,
  OrderCount: 3,
  Created: '2026-11-02T15:00:00.000Z',
  LastLogin: null,
  Access: 'home',
  ...more,
})

const { LastLogin: _, ...rosa } = neighborRow(1, 'Rosa')
export const fullNeighbor: FullCustomer = {
  ...rosa,
  FoodBankID: 10,
  Language: 'es',
  IsEmailNotificationEnabled: true,
  IsTextMessageNotificationEnabled: false,
  TextConsent: null,
  DeliveryProgramIDs: [4],
  DeliveryPrograms: [{ ID: 4, Name: 'Homebound Seniors' }],
  Ages: { Minors: 2, Adults: 1, Seniors: 1 },
  TEFAPEligibility: {
    ProvinceID: null,
    ProvinceAbbreviation: null,
    FoodBankID: null,
    FoodBankName: null,
    CountyID: null,
    CountyName: null,
    PostalCodeID: null,
    PostalCode: '37917',
  },
  Version: 5,
  PantryLocations: [{ ID: 8, Label: 'Back door' }],
  User: { UserName: 'person1@example.org', LastLogin: null },
  Merge: null,
  SeesAddresses: true,
  Restrictions: [],
}

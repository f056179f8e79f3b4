import type { ShownLocation } from '../../../../shared/pantry/locations/location.ts'

export const location: ShownLocation = {
  ID: 5,
  AddressID: 5,
  EntityID: 10,
  FoodBankID: 10,
  AssociatedAgencyID: null,
  Agency: { EntityID: 10 },
  Label: 'Church Hall',
  Description: 'Side door',
  Address: {
    AddressLine1: '12 Main St',
    AddressLine2: '',
    City: 'Albany',
    Province: 'NY',
    PostalCode: '12207',
    Latitude: 42.65,
    Longitude: -73.75,
  },
  PantryLocationType: { Code: 'PANTRY' },
  IsActive: true,
  IsRestricted: false,
  TimeZone: 'America/New_York',
  AttachmentCollection: [],
  Created: '2026-11-02T15:00:00.000Z',
  Version: 1,
}

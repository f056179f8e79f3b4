import type { ShownAgency } from './agency.ts'

/** An agency as its forms load it, without hours of its own. */
export const harborPantry: ShownAgency = {
  ID: 11,
  Name: 'Harbor Light Pantry',
  TimeZone: 'America/New_York',
  Version: 3,
  Address: {
    AddressLine1: '12 Main St',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37902',
    Latitude: 35.96,
    Longitude: -83.92,
  },
  Contact: { ContactName: 'Ana Ruiz', PhoneNumber: '', EMailAddress: 'ana@harbor.example' },
  IsMasterAgency: false,
  IsActive: true,
  MaxMiles: 40,
  AcceptedCategoryIDs: [1, 2],
  StorageCapabilityIDs: [1],
  CapacityPounds: 900,
  NeedPounds90: 4000,
  Drivers: [{ ID: 111, Name: 'Van', IsActive: true }],
  PickupHours: [],
}

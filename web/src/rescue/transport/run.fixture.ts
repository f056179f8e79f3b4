import type { DriverRun } from '../../../../shared/rescue/transport/api.ts'

const stop = (Name: string, Latitude: number) => ({
  Name,
  Address: {
    AddressLine1: '1 Main St',
    City: 'Springfield',
    Province: 'MA',
    PostalCode: '01101',
    Latitude,
    Longitude: -72.6,
  },
  ContactName: 'Lee',
  PhoneNumber: '413-555-0101',
})

/** A run that is offered for tests: bread and produce, tomorrow from 8 to 12. */
export const driverRun: DriverRun = {
  ID: 471101,
  Code: 'D-4711',
  State: 'offered',
  Reason: '',
  TimeZone: 'America/New_York',
  TransportationProvider: { ID: 1301, Name: 'Riverside Riders' },
  FoodBank: { Name: 'County Food Bank', PhoneNumber: '413-555-0110', EMailAddress: 'desk@foodbank.example' },
  Pickup: stop('Corner Market', 42.1),
  Dropoff: stop('Harbor Light Pantry', 42.13),
  DistanceMiles: 2.4,
  PickupDate: '2026-11-21',
  PickupTime: 'Morning (8 AM to 12 PM)',
  PickupWindowStart: '2026-11-21T13:00:00.000Z',
  PickupWindowEnd: '2026-11-21T17:00:00.000Z',
  Notes: 'Ring at the dock.',
  StorageRequirements: ['Refrigerated'],
  Items: [
    { Pounds: 80, DonationCategory: { ID: 2, Name: 'Bakery', Icon: { ClassName: 'bakery' }, IsSystemWide: true } },
    { Pounds: 40.5, DonationCategory: { ID: 1, Name: 'Produce', Icon: { ClassName: 'produce' }, IsSystemWide: true } },
  ],
  IsOpen: true,
  EnRouteTime: null,
  PickedUpTime: null,
  DroppedOffTime: null,
  EstimatedPickupTime: null,
  EstimatedDropoffTime: null,
  Problem: null,
  EventIDs: [],
}

import { by, type Calls } from './making.ts'

export const addressesCalls: Calls = {
  lookUpAddress: by('foodBank', {
    AddressLine1: '12 Main St',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37902',
  }),
}

import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

export const addressExamples: Examples = {
  lookUpAddress: {
    roles: ['fano', ...agencyAndFoodBanks, 'customer'],
    input: () => ({ AddressLine1: '12 Main St', City: 'Knoxville', Province: 'TN', PostalCode: '37902' }),
  },
}

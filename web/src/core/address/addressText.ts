import type { Address } from '../../../../shared/network/organizations/address.ts'

/** An address on one line. */
export const addressText = ({ AddressLine1, City, Province, PostalCode }: Omit<Address, 'Latitude' | 'Longitude'>) =>
  [AddressLine1, City, [Province, PostalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

interface Lines {
  readonly AddressLine1: string
  readonly AddressLine2: string
  readonly City: string
  readonly Province: string
  readonly PostalCode: string
}

/** `12 Oak St, Apt 4, Knoxville, TN 37902` */
export const addressLine = ({ AddressLine1, AddressLine2, City, Province, PostalCode }: Lines) =>
  [AddressLine1, AddressLine2, City, `${Province} ${PostalCode}`].filter((part) => part.trim() !== '').join(', ')

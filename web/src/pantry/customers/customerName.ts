export const nameOfCustomer = ({ FirstName, LastName }: { FirstName: string; LastName: string }) =>
  `${FirstName} ${LastName}`.trim()

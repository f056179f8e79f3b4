import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'

/** `14.5 oz Can`. */
export const packedAs = ({
  Amount,
  UnitOfMeasure,
  DonationPackageType,
}: Pick<ProductGridRow, 'Amount' | 'UnitOfMeasure' | 'DonationPackageType'>) =>
  `${Amount} ${UnitOfMeasure.Abbreviation} ${DonationPackageType.Name}`

/** Bounds of a declaration that forms know as well. */
export const maxProxies = 3
export const maxSignerName = 120
/** Units of the field in which a signature is drawn. */
export const signaturePad = { width: 600, height: 180 } as const
/** Holds of a food bank at one time. */
export const maxHolds = 50
/** Programs that show the need by themselves, where a state takes them. */
export const incomePrograms = ['SNAP', 'WIC', 'TANF', 'SSI', 'Medicaid', 'LIHEAP', 'PublicHousing'] as const
export type IncomeProgram = (typeof incomePrograms)[number]

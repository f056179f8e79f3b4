/** Bounds of a declaration that forms know as well. */
export const maxProxies = 3
export const maxSignerName = 120
/** Units of the field in which a signature is drawn. */
export const signaturePad = { width: 600, height: 180 } as const
/** Holds of a food bank at one time. */
export const maxHolds = 50

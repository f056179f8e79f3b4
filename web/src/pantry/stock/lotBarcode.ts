/** Barcodes that hold lots and days beside the trade item number. */
export const lotFormats = ['data_matrix', 'code_128', 'qr_code'] as const
